import { useEffect, useState, type ReactNode } from 'react';
import { onTicks } from '../../lib/browser/ticks-slot';

/** The step to go on with; loads where the reader has ticks, or where a page has something to tick. */
export function GoOn({ path }: { path: string }) {
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    const load = () => {
      import('./go-on-line').then(
        ({ GoOnLine }) => setLine(<GoOnLine key={path} path={path} />),
        // Without it the page is as in a first visit.
        () => undefined,
      );
    };
    if (document.querySelector('.task-list-item')) load();
    return onTicks(load);
  }, [path]);
  return line;
}
