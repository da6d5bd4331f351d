import { useEffect, useRef } from 'react';
import { routes } from '../../../lib/addresses/routes';
import { bookSize } from '../../../lib/text/book-size';
import { siteHref } from '../../../lib/addresses/urls';

/** The size of the book: the build writes it into the page after the book; a navigation asks for it. */
export function BookSize() {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || element.textContent !== '') return;
    // The link does without its size.
    fetch(siteHref(routes.book), { method: 'HEAD' })
      .then(({ headers }) => Number(headers.get('content-length')))
      .then((bytes) => bytes > 0 && (element.textContent = bookSize(bytes)))
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
