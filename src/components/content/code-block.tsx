import { useEffect, useMemo, useRef, useState } from 'react';
import type { SampleProof } from '../../lib/content-tree';
import { PLACEHOLDER_ATTRIBUTE, PUBLISHED_ATTRIBUTE } from '../../lib/placeholders/attributes';
import { docPages } from '../../lib/addresses/routes';
import { proofLabels } from '../../lib/text/proof-labels';
import { siteHrefs } from '../../lib/addresses/urls';
import { site } from '../../site';
import { CopyButton } from '../copy-button';
import { WrapIcon } from '../icons';
import { Link } from '../link';
import { ValueTools } from './value-tools';

export interface CodeBlockProps {
  language: string;
  /** Highlighted code, made in the build. */
  html: string;
  title?: string;
  /** Number of the first line when lines are numbered. */
  firstLine?: string;
  wrap?: boolean;
  /** What is behind the sample. */
  proof?: SampleProof;
}

/** Longer samples are folded. */
const MAX_LINES = 40;

/** Names of languages as readers know them; others are shown in capitals. */
const labels: Record<string, string> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  bash: 'Shell',
  python: 'Python',
  csharp: 'C#',
  go: 'Go',
  java: 'Java',
  properties: 'Properties',
  docker: 'Dockerfile',
  nginx: 'nginx',
  markdown: 'Markdown',
  diff: 'Diff',
  graphql: 'GraphQL',
  text: '',
};

/** A code sample: title, language, tools, and the code as the build highlighted it. */
export function CodeBlock(props: CodeBlockProps) {
  const { language, html, title, firstLine, wrap = false, proof } = props;
  const [wrapped, setWrapped] = useState(wrap);
  const [published, setPublished] = useState(false);
  const code = useRef<HTMLElement>(null);
  // The same object, or React writes the HTML anew.
  const content = useMemo(() => ({ __html: withBreaks(siteHrefs(html), wrap) }), [html, wrap]);
  const fold = useFold(html);
  const label = labels[language] ?? language.toUpperCase();
  // In the HTML these names would make each page larger, and buttons are there with scripts only.
  const [place, setPlace] = useState('');
  useEffect(() => setPlace(placeOf(code.current)), []);
  const subject = [title ?? label, place].filter(Boolean).join(', ');
  const names = [
    'code-block',
    `language-${language}`,
    wrapped && 'wrap',
    fold.folded && 'folded',
    firstLine !== undefined && 'numbered',
  ];
  return (
    <figure
      className={names.filter(Boolean).join(' ')}
      {...(published && { [PUBLISHED_ATTRIBUTE]: '' })}
    >
      <figcaption className="code-header">
        <Caption {...{ title, proof, language, label }} />
        <span className="code-tools needs-js">
          {site.values.dialog && html.includes(`<var ${PLACEHOLDER_ATTRIBUTE}=`) && (
            <ValueTools of={place && subject} published={published} onChange={setPublished} />
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={place ? `Wrap lines: ${subject}` : 'Wrap lines'}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            <WrapIcon />
          </button>
          <CopyButton label="Copy code" of={place && subject} text={() => codeText(code.current)} />
        </span>
      </figcaption>
      <pre tabIndex={0} role="group" aria-label={title ?? `${label} code`.trim()}>
        <code ref={code} dangerouslySetInnerHTML={content} />
      </pre>
      {fold.button(place && subject)}
    </figure>
  );
}

/** What a sample is: its title, what is behind it, and its language. Copies for programs say all but the title in words of their own. */
function Caption({
  title,
  proof,
  language,
  label,
}: Omit<CodeBlockProps, 'html'> & { label: string }) {
  return (
    <>
      {title && <span className="code-title">{title}</span>}
      {proof && (
        <span className="code-proof" data-markdown-ignore="">
          {proofLabels[proof]}
        </span>
      )}
      {language === 'bash' && (
        <Link
          className="code-windows"
          to={`${docPages.runSamples}#windows`}
          data-markdown-ignore=""
        >
          On Windows
        </Link>
      )}
      {label && (
        <span className="code-language" data-markdown-ignore="">
          {label}
        </span>
      )}
    </>
  );
}

/** Signs of an address, outside of tags, that a line may end with: `/` of a path, but not the first of it. */
const addressSigns = /(?:&amp;|(?<=\/\S*)(?<!\/)[/?,](?=\S))(?![^<]*>)/g;

/** Lines of addresses break after signs, not inside of a word. */
function withBreaks(html: string, wrap: boolean): string {
  return wrap ? html.replace(addressSigns, '$&<wbr>') : html;
}

/** Whether a sample is folded, and the button of a long one. */
function useFold(html: string) {
  const lines = (html.match(/\n(?!(?:<\/span>)?$)/g)?.length ?? 0) + 1;
  const isLong = lines > MAX_LINES;
  const [folded, setFolded] = useState(isLong);
  const button = (of: string) => {
    const label = folded ? `Show all ${lines} lines` : 'Show fewer lines';
    return (
      isLong && (
        <button
          type="button"
          className="more-lines needs-js"
          aria-expanded={!folded}
          aria-label={of ? `${label}: ${of}` : undefined}
          onClick={() => setFolded(!folded)}
        >
          {label}
        </button>
      )
    );
  };
  return { folded, button };
}

const places = new WeakMap<Element, string>();

/** Headings above the sample, and its number below them: with it the names of its buttons differ from all others. */
function placeOf(code: HTMLElement | null): string {
  const block = code?.closest('.code-block');
  if (!block) return '';
  if (!places.has(block)) notePlaces();
  return places.get(block) ?? '';
}

/** Notes the places of all samples of the page. */
function notePlaces(): void {
  let headings: string[] = [];
  let number = 0;
  for (const part of document.querySelectorAll('main :is(h2, h3, h4, h5, h6, .code-block)')) {
    // Of `H2`; a sample is a FIGURE.
    const level = Number(part.tagName[1]);
    number = level ? 0 : number + 1;
    if (level) headings = [...headings.slice(0, level - 2), part.textContent ?? ''];
    else places.set(part, [`sample ${number}`, ...headings].join(', '));
  }
}

/** Text of the sample: a patch as it is shown, of other samples the new code without the lines that were removed. */
export function codeText(element: HTMLElement | null): string {
  if (!element) return '';
  const lines = element.querySelectorAll('.ln');
  const isPatch = element.closest('.language-diff') !== null;
  if (lines.length === 0) return element.textContent ?? '';
  return [...lines]
    .filter((line) => isPatch || !line.classList.contains('del'))
    .map((line) => line.textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
