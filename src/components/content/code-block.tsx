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
  /** Code that the build highlighted. */
  html: string;
  title?: string;
  /** Number of the first line, if lines are numbered. */
  firstLine?: string;
  wrap?: boolean;
  /** How the build verified the sample. */
  proof?: SampleProof;
}

/** Samples with more lines are folded. */
const MAX_LINES = 40;

/** Display names of languages; others are shown in upper case. */
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
  const [isWrapped, setWrapped] = useState(wrap);
  const [isPublished, setPublished] = useState(false);
  const code = useRef<HTMLElement>(null);
  // A new object would make React write the HTML again.
  const content = useMemo(() => ({ __html: withBreaks(siteHrefs(html), wrap) }), [html, wrap]);
  const fold = useFold(html);
  const label = labels[language] ?? language.toUpperCase();
  // Set after hydration: in HTML, these names would make each page larger, and the buttons need scripts anyway.
  const [path, setPath] = useState('');
  useEffect(() => setPath(pathOf(code.current)), []);
  const subject = [title ?? label, path].filter(Boolean).join(', ');
  const names = [
    'code-block',
    `language-${language}`,
    isWrapped && 'wrap',
    fold.isFolded && 'folded',
    firstLine !== undefined && 'numbered',
  ];
  return (
    <figure
      className={names.filter(Boolean).join(' ')}
      {...(isPublished && { [PUBLISHED_ATTRIBUTE]: '' })}
    >
      <figcaption className="code-header">
        <Caption {...{ title, proof, language, label }} />
        <span className="code-tools needs-js">
          {site.values.dialog && html.includes(`<var ${PLACEHOLDER_ATTRIBUTE}=`) && (
            <ValueTools of={path && subject} isPublished={isPublished} onChange={setPublished} />
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={path ? `Wrap lines: ${subject}` : 'Wrap lines'}
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          >
            <WrapIcon />
          </button>
          <CopyButton label="Copy code" of={path && subject} text={() => codeText(code.current)} />
        </span>
      </figcaption>
      <pre tabIndex={0} role="group" aria-label={title ?? `${label} code`.trim()}>
        <code ref={code} dangerouslySetInnerHTML={content} />
      </pre>
      {fold.button(path && subject)}
    </figure>
  );
}

/** Header of a sample: title, proof, and language. Markdown pages take only the title from it. */
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
        <Link className="code-guide" to={docPages.runSamples} data-markdown-ignore="">
          How to run
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

/** Characters of an address after which a line may break: `&`, `,`, and each `/` except the first of a path. */
const breakCharacters = /(?:&amp;|(?<=\/\S*)(?<!\/)[/,](?=\S))(?![^<]*>)/g;

/** Lets lines break after these characters, so that no word is split. */
function withBreaks(html: string, wrap: boolean): string {
  return wrap ? html.replace(breakCharacters, '$&<wbr>') : html;
}

/** State of a folded sample, and the button that unfolds a long one. */
function useFold(html: string) {
  const lines = (html.match(/\n(?!(?:<\/span>)?$)/g)?.length ?? 0) + 1;
  const isLong = lines > MAX_LINES;
  const [isFolded, setFolded] = useState(isLong);
  const button = (of: string) => {
    const label = isFolded ? `Show all ${lines} lines` : 'Show fewer lines';
    return (
      isLong && (
        <button
          type="button"
          className="more-lines needs-js"
          aria-expanded={!isFolded}
          aria-label={of ? `${label}: ${of}` : undefined}
          onClick={() => setFolded(!isFolded)}
        >
          {label}
        </button>
      )
    );
  };
  return { isFolded, button };
}

const paths = new WeakMap<Element, string>();

/** The headings above a sample and its number below them, which make the names of its buttons unique. */
function pathOf(code: HTMLElement | null): string {
  const block = code?.closest('.code-block');
  if (!block) return '';
  if (!paths.has(block)) recordPaths();
  return paths.get(block) ?? '';
}

/** Records the paths of all samples of the page. */
function recordPaths(): void {
  let headings: string[] = [];
  let number = 0;
  for (const part of document.querySelectorAll('main :is(h2, h3, h4, h5, h6, .code-block)')) {
    // The digit of `H2`; NaN for a sample, which is a `FIGURE`.
    const level = Number(part.tagName[1]);
    number = level ? 0 : number + 1;
    if (level) headings = [...headings.slice(0, level - 2), part.textContent ?? ''];
    else paths.set(part, [`sample ${number}`, ...headings].join(', '));
  }
}

/** Text of a sample: all of a patch, other samples without removed lines. */
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
