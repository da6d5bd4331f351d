import './found-marks.css';
import { useEffect, useState } from 'react';
import { foundWordsOn, setFoundWords } from '../../lib/text/found-words';

const NAME = 'found-words';

let isColored = false;

/** In a sheet of its own, as checkers of HTML do not know the selector. */
function colorMarks(): void {
  if (isColored) return;
  isColored = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}) { background-color: var(--mark) }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Marks the words of a search on the page that was opened from its results. The browser paints the marks over the text,
 * the page itself stays as it is: nothing is read out twice.
 */
export function FoundMarks({ route }: { route: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const words = foundWordsOn(route);
    if (words.length === 0 || typeof Highlight === 'undefined') return;
    let isCurrent = true;
    void import('../../search/client/found-ranges').then(
      ({ rangesOf }) => {
        const main = document.getElementById('main');
        if (!isCurrent || !main) return;
        const ranges = rangesOf(main, words);
        colorMarks();
        CSS.highlights.set(NAME, new Highlight(...ranges));
        setCount(ranges.length);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      CSS.highlights.delete(NAME);
      setCount(0);
    };
  }, [route]);

  if (count === 0) return null;
  return (
    <button
      type="button"
      className="found-marks text-button"
      onClick={() => {
        CSS.highlights.delete(NAME);
        setFoundWords(undefined);
        setCount(0);
      }}
    >
      Remove marks
    </button>
  );
}
