/** @jsxImportSource @emotion/react */
import { useMemo } from 'react';
import type { Suggestions } from '../../../hooks/use-suggestions';
import type { PageSuggestion, QuerySuggestion } from '../../../search/client/site-client';
import { queryAddress } from '../../../lib/addresses/routes';
import { encodeText } from '../../../lib/text/encode-text';
import { popularQuestions } from '../popular-questions';
import { isModifiedClick } from '../../../lib/browser/modified-click';
import { siteHref } from '../../../lib/addresses/urls';
import { CloseIcon, SearchIcon } from '../../icons';
import { ClockIcon, PageIcon } from '../search-icons';
import { optionList } from './option-list-style';
import { MarkedText, SuggestionText } from './suggestion-text';

/** Number of questions in an empty field, if there are no earlier searches. */
const MAX_QUESTIONS = 4;

/** A row of the list, and the address that it opens. */
export type BoxOption = { key: string } & (
  | { kind: 'suggestion'; href: string; suggestion: QuerySuggestion }
  | { kind: 'page'; href: string; page: PageSuggestion }
  /** An earlier search, or a popular question. */
  | { kind: 'recent' | 'question'; href: string; text: string }
  /** The typed text within the group of the docs that the page is in. */
  | { kind: 'section'; href: string; section: string }
  /** Removes all earlier searches. */
  | { kind: 'clear'; href?: undefined }
);

interface OptionListProps {
  id: string;
  isOpen: boolean;
  options: readonly BoxOption[];
  /** Index of the highlighted option, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (option: BoxOption) => void;
  /** Removes an earlier search. */
  onRemove: (option: BoxOption) => void;
}

/** Names of the groups, by the kind of their options. */
const groups = [
  { name: 'Popular questions', kinds: ['question'] },
  { name: 'Recent searches', kinds: ['recent', 'clear'] },
  { name: 'Section', kinds: ['section'] },
  { name: 'Suggestions', kinds: ['suggestion'] },
  { name: 'Pages', kinds: ['page'] },
];

/** The list below the field: one list box, a group for each kind. Pressing the mouse keeps the focus in the field. */
export function OptionList(list: OptionListProps) {
  const { id, isOpen, options, active } = list;
  const chosen = options[active];
  return (
    <div
      css={optionList}
      className="below"
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="Suggestions" className="groups">
        {isOpen && groups.map((group) => <Group key={group.name} {...group} list={list} />)}
      </div>
      {isOpen && (
        <p className="keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> choose <kbd>Enter</kbd>{' '}
          <span>{chosen?.kind === 'page' ? 'open' : 'search'}</span>
          {options[0]?.kind === 'recent' && (
            <>
              <kbd>Del</kbd> <span>remove</span>
            </>
          )}
          <kbd>Esc</kbd> <span>close</span>
        </p>
      )}
    </div>
  );
}

function Group({ name, kinds, list }: (typeof groups)[number] & { list: OptionListProps }) {
  const { options, active, optionId, onChoose } = list;
  if (!options.some(({ kind }) => kinds.includes(kind))) return null;
  return (
    <ul role="group" aria-label={name}>
      <li className="group" aria-hidden="true">
        {name}
      </li>
      {options.map(
        (option, index) =>
          kinds.includes(option.kind) && (
            <li key={option.key} role="none">
              <a
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                href={option.href && siteHref(option.href)}
                className={option.kind}
                aria-selected={index === active}
                onClick={(event) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  onChoose(option);
                }}
              >
                <Row option={option} onRemove={list.onRemove} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

function Row({ option, onRemove }: { option: BoxOption; onRemove: (option: BoxOption) => void }) {
  switch (option.kind) {
    case 'clear':
      return <span className="text">Clear recent searches</span>;
    case 'recent':
      return (
        <>
          <ClockIcon />
          <span className="text">{option.text}</span>
          {/* No button, since options of a list box have none. The keyboard removes by Delete. */}
          <span
            className="remove"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              event.preventDefault();
              onRemove(option);
            }}
          >
            <CloseIcon />
          </span>
        </>
      );
    case 'question':
      return (
        <>
          <SearchIcon />
          <span className="text">{option.text}</span>
        </>
      );
    case 'section':
      return (
        <>
          <SearchIcon />
          <span className="text">
            Only in <b>{option.section}</b>
          </span>
        </>
      );
    case 'suggestion': {
      const { parts, page } = option.suggestion;
      return (
        <>
          <SearchIcon />
          <span key={JSON.stringify(parts)} className="text">
            <SuggestionText parts={parts} />
          </span>
          {page !== undefined && <span className="trail">{` ${page}`}</span>}
        </>
      );
    }
    case 'page':
      return <PageRow page={option.page} />;
  }
}

function PageRow({ page }: { page: PageSuggestion }) {
  const { title, heading, group, excerpt } = page;
  return (
    <>
      <PageIcon />
      <span className="text">
        <MarkedText parts={title} />
        {heading !== undefined && <span className="heading">{` › ${heading}`}</span>}
      </span>
      <span className="trail">{` ${group}`}</span>
      <span className="excerpt">
        {' '}
        <MarkedText parts={excerpt} />
      </span>
    </>
  );
}

/** All rows in the order of the arrow keys. */
export function useOptions(
  { items, pages }: Pick<Suggestions, 'items' | 'pages'>,
  { text, recent }: { text: string; recent: readonly string[] },
  section: string | undefined,
): readonly BoxOption[] {
  return useMemo(() => {
    const rows: BoxOption[] = [
      ...items.map((suggestion): BoxOption => ({
        kind: 'suggestion',
        key: suggestion.text,
        href: queryAddress(suggestion.text),
        suggestion,
      })),
      ...pages.map((page): BoxOption => ({ kind: 'page', key: page.url, href: page.url, page })),
    ];
    if (text === '') return initialOptions(recent);
    return rows.length > 0 ? [...sectionOptions(text, section), ...rows] : [];
  }, [items, pages, text, recent, section]);
}

/** The rows of an empty field. */
function initialOptions(recent: readonly string[]): BoxOption[] {
  const search = (kind: 'recent' | 'question') => (text: string) => ({
    ...{ kind, text, key: `${kind} ${text}`, href: queryAddress(text) },
  });
  if (recent.length > 0)
    return [...recent.map(search('recent')), { kind: 'clear', key: 'clear' } as const];
  return popularQuestions.slice(0, MAX_QUESTIONS).map(search('question'));
}

/** The row that searches within the page's group of the documentation. */
function sectionOptions(text: string, section: string | undefined): BoxOption[] {
  if (section === undefined) return [];
  const href = `${queryAddress(text)}&f.section=${encodeText(section)}`;
  return [{ kind: 'section', key: 'section', href, section }];
}
