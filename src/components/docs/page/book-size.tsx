import { useEffect, useRef } from 'react';
import { routes } from '../../../lib/addresses/routes';
import { sizeNote } from '../../../lib/text/size-note';
import { siteHref } from '../../../lib/addresses/urls';

/** Size of the book. The build writes it into the HTML once the book exists; after a navigation, the browser requests it. */
export function BookSize() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || element.textContent !== '') return;
    // If the request fails, the link has no size.
    fetch(siteHref(routes.book), { method: 'HEAD' })
      .then(({ headers }) => Number(headers.get('content-length')))
      .then((bytes) => bytes > 0 && (element.textContent = sizeNote(bytes)))
      .catch(() => undefined);
  }, []);
  return (
    <span
      ref={text}
      data-book-size=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
