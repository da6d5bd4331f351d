import type { RefObject } from 'react';
import { useSearchBox } from './use-search-box';
import { OptionList } from './option-list';

export { warm } from '../../../hooks/use-suggestions';
export { addRecentSearch } from '../../../lib/reader/recent-searches';

export interface SearchBehaviorProps {
  /** The field, which was there before. */
  field: RefObject<HTMLInputElement | null>;
  /** Group of the documentation that contains the page. */
  section?: string | undefined;
  /** Searches for a text. */
  onSearch: (query: string) => void;
}

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
