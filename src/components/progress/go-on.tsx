import { useEffect, useState, type ReactNode } from 'react';
import { onTicks } from '../../lib/browser/ticks-slot';

/** Link to the next step; its code loads if the reader has ticks or the page has tasks. */
export function GoOn({ path }: { path: string }) {
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    const load = () => {
      import('./go-on-line').then(
        ({ GoOnLine }) => setLine(<GoOnLine key={path} path={path} />),
        // The page works without it.
        () => undefined,
      );
    };
    if (document.querySelector('.task-list-item')) load();
    return onTicks(load);
  }, [path]);
  return line;
}
