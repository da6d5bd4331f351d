import { useEffect, useState, type ReactNode } from 'react';
import { resultWordsOn } from '../../../lib/text/result-words';

/** Marks the words of a search on a page that was opened from its results. Only such a page loads the code for it. */
export function QueryMarks({ route }: { route: string }) {
  const [marks, setMarks] = useState<ReactNode>();
  useEffect(() => {
    const words = resultWordsOn(route);
    if (words.length === 0) return undefined;
    let isCurrent = true;
    import('./marked-words').then(
      ({ MarkedWords }) => isCurrent && setMarks(<MarkedWords words={words} />),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setMarks(undefined);
    };
  }, [route]);
  return marks;
}
