import { useSearchBox, type SearchBehaviorProps } from './use-search-box';
import { OptionList } from './option-list';

export { warm } from '../../../hooks/use-suggestions';
export { addRecentSearch } from '../../../lib/reader/recent-searches';

/** What a search field does beyond its form: suggestions, pages, and recent searches in a list that keys and clicks choose from. */
export function SearchBehavior(props: SearchBehaviorProps) {
  const { list, problem } = useSearchBox(props);
  return (
    <>
      <OptionList {...list} />
      <p role="status">{problem}</p>
    </>
  );
}
