import './hit.css';
import type { ReactNode } from 'react';
import type { ResultDocument } from '../../../search/protocol/types';
import { site } from '../../../site';
import { setResultWords } from '../../../lib/text/result-words';
import { sendEvent } from '../../../lib/reader/events';
import { highlightParts } from '../../../search/protocol/highlight-parts';
import { resultUrl } from '../../../search/client/result-url';
import { Day } from '../../day';
import { Link } from '../../link';
import { Highlighted } from './highlighted';

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
  const titleHtml = fragmentOf(document['highlight.title']);
  const heading = textOf(document['heading']);
  const excerpt = fragmentOf(document['highlight.text']);
  const description = fragmentOf(document['highlight.description']);
  const url = urlOf(document['url']);
  const details = detailsOf?.(document) ?? [];
  const plain = textOf(document['description']);
  const name: ReactNode = (
    <>
      {titleHtml ? <Highlighted html={titleHtml} /> : <span>{title}</span>}
      {heading && heading !== title && <span>{` › ${heading}`}</span>}
    </>
  );
  const html = excerpt ?? description;
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
              highlightInPage(url, [titleHtml, excerpt, description]);
            }}
          >
            {name}
          </Link>
        )}
      </Title>
      <Breadcrumb groups={breadcrumbOf(document)} date={dayOf(document)} />
      {html !== undefined ? (
        <p className="excerpt">
          <Highlighted html={html} />
        </p>
      ) : (
        plain !== undefined && <p className="excerpt">{plain}</p>
      )}
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
function highlightInPage(url: string, fragments: readonly (string | undefined)[]): void {
  setResultWords({ route: url.replace(/[?#].*$/, ''), words: highlightedWords(fragments) });
}

function highlightedWords(fragments: readonly (string | undefined)[]): string[] {
  const parts = fragments.flatMap((html) => (html === undefined ? [] : highlightParts(html)));
  return [...new Set(parts.flatMap(({ text, isMark }) => (isMark ? [text] : [])))];
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

/** Fragments of a highlight as one text. */
function fragmentOf(value: unknown): string | undefined {
  const fragments = Array.isArray(value) ? value : [value];
  const texts = fragments.filter((fragment) => typeof fragment === 'string' && fragment !== '');
  return texts.length > 0 ? texts.join(' … ') : undefined;
}
