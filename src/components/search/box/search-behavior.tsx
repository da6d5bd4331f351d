import { useSearchBox, type SearchBehaviorProps } from './use-search-box';
import { OptionList } from './option-list';

export { warm } from '../../../hooks/use-suggestions';
export { addRecentSearch } from '../../../lib/reader/recent-searches';

/** Adds a list to a search field: suggestions, pages, and recent searches, chosen by keys and clicks. */
export function SearchBehavior(props: SearchBehaviorProps) {
  const { list, problem } = useSearchBox(props);
  return (
    <>
      <OptionList {...list} />
      <p role="status">{problem}</p>
    </>
  );
}
