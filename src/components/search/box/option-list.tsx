/** @jsxImportSource @emotion/react */
import type { PageSuggestion } from '../../../search/client/suggestions';
import type { BoxOption, SearchBoxState } from './use-search-box';
import { isModifiedClick } from '../../../lib/browser/modified-click';
import { siteHref } from '../../../lib/addresses/urls';
import { CloseIcon, SearchIcon } from '../../icons';
import { ClockIcon, PageIcon } from '../search-icons';
import { optionList } from './option-list-style';
import { MarkedText, SuggestionText } from './suggestion-text';

/** Names of the groups, by the kind of their options. */
const groups = [
  { name: 'Popular questions', kinds: ['question'] },
  { name: 'Recent searches', kinds: ['recent', 'clear'] },
  { name: 'Section', kinds: ['section'] },
  { name: 'Suggestions', kinds: ['suggestion'] },
  { name: 'Pages', kinds: ['page'] },
];

/** The list below the field: one list box, a group for each kind. Pressing the mouse keeps the focus in the field. */
export function OptionList(list: SearchBoxState['list']) {
  const { id, open, options, active } = list;
  const chosen = options[active];
  return (
    <div
      css={optionList}
      className="below"
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="Suggestions" className="groups">
        {open &&
          groups.map(({ name, kinds }) => (
            <Group key={name} name={name} kinds={kinds} list={list} />
          ))}
      </div>
      {open && (
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

interface GroupProps {
  name: string;
  kinds: readonly string[];
  list: SearchBoxState['list'];
}

function Group({ name, kinds, list }: GroupProps) {
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
          {/* Keys remove it by Delete: an option of a list box holds no buttons. */}
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
      const { parts, place } = option.suggestion;
      return (
        <>
          <SearchIcon />
          <span key={JSON.stringify(parts)} className="text">
            <SuggestionText parts={parts} />
          </span>
          {place !== undefined && <span className="place">{` ${place}`}</span>}
        </>
      );
    }
    case 'page':
      return <PageRow page={option.page} />;
  }
}

function PageRow({ page }: { page: PageSuggestion }) {
  const { title, heading, place, excerpt } = page;
  return (
    <>
      <PageIcon />
      <span className="text">
        <MarkedText parts={title} />
        {heading !== undefined && <span className="heading">{` › ${heading}`}</span>}
      </span>
      <span className="place">{` ${place}`}</span>
      <span className="excerpt">
        {' '}
        <MarkedText parts={excerpt} />
      </span>
    </>
  );
}
