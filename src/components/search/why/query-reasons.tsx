import { Fragment } from 'react';
import { explainPages } from '../../../lib/explain-routes';
import { topicPages } from '../../../lib/topic-pages';
import type { QueryStep } from '../../../search/protocol/explanation';
import { Link } from '../../link';

const { queryTokens, spellcheck, synonym } = explainPages;

/** Names of the steps, and the pages that explain them. */
const names: Record<QueryStep['kind'], [name: string, page: string]> = {
  spelling: ['Spelling', spellcheck],
  words: ['Words', queryTokens],
  language: ['Language', queryTokens],
  joined: ['Joined', queryTokens],
  split: ['Split', queryTokens],
  synonyms: ['Synonyms', synonym],
  meaning: ['Meaning', synonym],
  phrases: ['Phrases', queryTokens],
  filters: ['Filters', topicPages.filters],
};

/** What was made of a query: a row for each step that did something. */
export function QueryReasons({ steps }: { steps: readonly QueryStep[] }) {
  return (
    <dl>
      {steps.map(({ kind, notes }) => (
        <Fragment key={kind}>
          <dt>
            <Link to={names[kind][1]}>{names[kind][0]}</Link>
          </dt>
          <dd>{notes.join(' · ')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
