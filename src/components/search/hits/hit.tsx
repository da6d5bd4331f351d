import './hit.css';
import type { ReactNode } from 'react';
import type { ResultDocument } from '../../../search/protocol/types';
import { site } from '../../../site';
import { setResultWords } from '../../../lib/text/result-words';
import { sendEvent } from '../../../lib/reader/events';
import { highlightParts, type FragmentPart } from '../../../search/protocol/highlight-parts';
import { resultUrl } from '../../../search/client/result-url';
import { Day } from '../../day';
import { Link } from '../../link';
import { MarkedText } from '../box/suggestion-text';

/** Options for hits of indexes other than the site's. */
export interface HitOptions {
  /** Address that a hit links to; undefined for a hit without a link. */
  urlOf?: (url: unknown) => string | undefined;
  /** Further fields of a hit as a line of text each. */
  detailsOf?: (document: Record<string, unknown>) => readonly string[];
  /** Element of a hit's title: a paragraph where hits are not part of the page's outline. */
  titleAs?: 'h2' | 'h3' | 'p';
}

/** One result: the title as a link, the section that matches best, the breadcrumb, and an excerpt. */
export function Hit({
  id,
  document,
  position,
  urlOf = resultUrl,
  detailsOf,
  titleAs: Title = 'h2',
}: ResultDocument & HitOptions) {
  const title = textOf(document['title']) ?? id;
  const heading = textOf(document['heading']);
  const titleParts = highlightOf(document['highlight.title']);
  const textParts = highlightOf(document['highlight.text']);
  const descriptionParts = highlightOf(document['highlight.description']);
  const excerpt = textParts ?? descriptionParts;
  const url = urlOf(document['url']);
  const details = detailsOf?.(document) ?? [];
  const name: ReactNode = (
    <>
      {titleParts ? <MarkedText parts={titleParts} /> : <span>{title}</span>}
      {heading && heading !== title && <span>{` › ${heading}`}</span>}
    </>
  );
  const text = excerpt ? <MarkedText parts={excerpt} /> : textOf(document['description']);
  return (
    <article className="hit">
      <Title className="hit-title">
        {url === undefined ? (
          name
        ) : (
          <Link
            to={url}
            onClick={() => {
              if (process.env.GATSBY_EVENTS_ENDPOINT && urlOf === resultUrl)
                sendEvent({ type: 'clickDocument', documentId: id, position });
              highlightInPage(url, [titleParts, textParts, descriptionParts]);
            }}
          >
            {name}
          </Link>
        )}
      </Title>
      <Breadcrumb groups={breadcrumbOf(document)} date={dayOf(document)} />
      {text && <p className="excerpt">{text}</p>}
      {details.length > 0 && (
        <ul className="details-line">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Groups of the page, and its day. */
function Breadcrumb({ groups, date }: { groups: string; date: string | undefined }) {
  if (groups === '' && date === undefined) return null;
  return (
    <p className="trail">
      <span>{groups !== '' && date !== undefined ? `${groups} · ` : groups}</span>
      {date !== undefined && <Day date={date} />}
    </p>
  );
}

/** Makes the page of a hit highlight the same words as the hit. */
function highlightInPage(url: string, texts: readonly (FragmentPart[] | undefined)[]): void {
  const marks = texts.flatMap((parts = []) => parts.filter(({ isMark }) => isMark));
  const words = [...new Set(marks.map(({ text }) => text))];
  setResultWords({ route: url.replace(/[?#].*$/, ''), words });
}

/** The day of a post. A doc has none: its date is the last change of the file, not of the text. */
function dayOf({ url, date }: Record<string, unknown>): string | undefined {
  const isDoc = typeof url === 'string' && url.startsWith(`${site.prefixes.docs}/`);
  return isDoc ? undefined : textOf(date);
}

/** Groups that the page is in, from the top. */
function breadcrumbOf(document: Record<string, unknown>): string {
  const breadcrumb = document['breadcrumb'];
  return Array.isArray(breadcrumb)
    ? breadcrumb.filter((group) => typeof group === 'string').join(' › ')
    : '';
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The fragments of a highlighted field as one text; undefined if there are none. */
function highlightOf(value: unknown): FragmentPart[] | undefined {
  const fragments = [value].flat().filter((part) => typeof part === 'string' && part !== '');
  return fragments.length > 0 ? highlightParts(fragments.join(' … ')) : undefined;
}
