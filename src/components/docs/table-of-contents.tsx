import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useActiveHeading } from '../../hooks/use-active-heading';
import { treeFromJson } from '../../lib/content-tree';
import { renderTree } from '../content/render-tree';
import { ChevronIcon } from '../icons';
import { registerStyles } from '../../theme/style-registry';

const list = {
  fontSize: 13,
  lineHeight: 1.45,
  '& h2': { fontSize: 13, lineHeight: 1.45, fontWeight: 650 },
  '& button': { display: 'none' },
  '& ul': {
    listStyle: 'none',
    margin: '8px 0 0',
    padding: 0,
    borderLeft: '1px solid var(--border)',
  },
  '& a': {
    display: 'block',
    marginLeft: -1,
    padding: '4px 12px',
    borderLeft: '2px solid transparent',
    color: 'var(--text-muted)',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: 'color var(--motion), border-color var(--motion)',
  },
  '& a:hover': { color: 'var(--text-primary)' },
  '& a[aria-current]': {
    color: 'var(--accent)',
    borderLeftColor: 'var(--accent)',
    fontWeight: 560,
  },
  '& .level-3': { paddingLeft: 26 },
} as const;

/** A box that opens. */
const folding = {
  margin: '0 0 28px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  padding: '4px 16px',
  '.js & h2': { display: 'none' },
  'html:not(.js) & h2': { padding: '8px 0' },
  '.js & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 40,
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: 14,
    fontWeight: 620,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button svg': { transition: 'transform var(--motion)' },
  '& button[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  '& ul': { margin: '4px 0 12px' },
  '& a': { padding: '7px 12px', fontSize: 14 },
  '.js &:not(.open) ul': { display: 'none' },
} as const;

const folded = css(list, folding);

/** Beside the text; in narrow windows a box that opens. */
const beside = css(list, {
  '@media (min-width: 1241px)': {
    position: 'sticky',
    top: 'calc(var(--navbar-height) + 28px)',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - var(--navbar-height) - 56px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  '@media (max-width: 1240px)': folding,
});

interface TableOfContentsProps {
  headings: readonly Queries.TocHeadingFragment[];
  /** In a box that opens, also in wide windows. */
  folded?: boolean;
}

/** Headings of the page, levels 2 and 3. The one that is read is marked; narrow screens fold the list. */
export function TableOfContents({ headings, folded: isFolded = false }: TableOfContentsProps) {
  const [open, setOpen] = useState(false);
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  return (
    <nav
      css={isFolded ? folded : beside}
      className={open ? 'contents-list open' : 'contents-list'}
      aria-label="On this page"
    >
      <h2>On this page</h2>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronIcon />
        On this page
      </button>
      <ul>
        {headings.map(({ id, level, inline }) => (
          <li key={id}>
            <a
              // The address follows, as it does in headings: what differs last compresses better.
              className={`level-${level}`}
              href={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {renderTree(treeFromJson(inline))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment TocHeading on Heading {
    id
    level
    inline
  }
`;

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/table-of-contents.tsx', [folded, beside]);
