/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { setResultWords } from '../../../lib/text/result-words';
import { rangesOf } from '../../../search/client/word-ranges';

const NAME = 'query-words';

/** Above text, which must not shine through. */
const button = css({
  position: 'fixed',
  right: 16,
  bottom: 72,
  zIndex: 20,
  background: 'var(--surface-raised)',
  boxShadow: '0 2px 10px rgb(0 0 0 / 15%)',
  '@media print': { display: 'none' },
});

let isColored = false;

/** In a separate sheet, as checkers of HTML do not know the selector. */
function colorMarks(): void {
  if (isColored) return;
  isColored = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}) { background-color: var(--mark) }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Marks words in the main part of the page. The browser paints the marks over the text and the page does not change, so
 * screen readers read nothing twice.
 */
export function MarkedWords({ words }: { words: readonly string[] }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || typeof Highlight === 'undefined') return undefined;
    const ranges = rangesOf(main, words);
    colorMarks();
    CSS.highlights.set(NAME, new Highlight(...ranges));
    setCount(ranges.length);
    return () => void CSS.highlights.delete(NAME);
  }, [words]);

  if (count === 0) return null;
  return (
    <button
      type="button"
      css={button}
      className="text-button"
      onClick={() => {
        CSS.highlights.delete(NAME);
        setResultWords(undefined);
        setCount(0);
      }}
    >
      Clear highlights
    </button>
  );
}
