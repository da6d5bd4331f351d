import type { ReactNode } from 'react';
import { explainPages } from '../../../lib/explain-routes';
import { docPages } from '../../../lib/routes';
import type { ExplainedQuery, WordUse } from '../../../search/protocol/explanation';
import { Link } from '../../link';

const uses: Record<WordUse, string> = {
  searched: 'searched',
  light: 'counts little',
  unknown: 'in no document',
  stop: 'carries no meaning, left out',
  repeated: 'said before, left out',
};

/** What was made of a query: a row for each step that did something. */
export function QueryReasons({ query }: { query: ExplainedQuery }) {
  const { queryTokens, spellcheck, synonym } = explainPages;
  const { correction, words, joined, split, synonyms, phrases, filters } = query;
  return (
    <>
      <p className="head">The query</p>
      <dl>
        {correction && (
          <Step name="Spelling" page={spellcheck}>
            {correction.corrected === undefined
              ? `"${correction.didYouMean}" is proposed, the query ran as typed`
              : `"${correction.original}" ran as "${correction.corrected}"`}
          </Step>
        )}
        {words.length > 0 && (
          <Step name="Words" page={queryTokens}>
            {words.map(({ text, use, quoted }, index) => (
              <span key={index} className={`word ${use}`}>
                <b>{text}</b> {quoted ? 'searched as it is' : uses[use]}
              </span>
            ))}
          </Step>
        )}
        <Step name="Language" page={queryTokens}>
          {query.isGerman ? 'a German sentence' : 'not a German sentence'}
        </Step>
        {joined.length > 0 && (
          <Step name="Joined" page={queryTokens}>
            neighbors are one word of the index: {joined.join(', ')}
          </Step>
        )}
        {split.map(({ text, parts }) => (
          <Step key={text} name="Split" page={queryTokens}>
            {text}: {parts.join(', ')}
          </Step>
        ))}
        {synonyms.map(({ text, others, isForeign }, index) => (
          <Step key={index} name={isForeign ? 'Meaning' : 'Synonyms'} page={synonym}>
            {text}: {others.join(', ')}
          </Step>
        ))}
        {phrases.length > 0 && (
          <Step name="Phrases" page={queryTokens}>
            word by word: {phrases.map((phrase) => `"${phrase}"`).join(', ')}
          </Step>
        )}
        {filters.length > 0 && (
          <Step name="Filters" page={docPages.filters}>
            {filters.map((filter) => (
              <code key={filter}>{decodeURIComponent(filter.replaceAll('+', ' '))}</code>
            ))}
          </Step>
        )}
      </dl>
    </>
  );
}

function Step({ name, page, children }: { name: string; page: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Link to={page}>{name}</Link>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
