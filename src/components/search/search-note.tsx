import './search-note.css';
import { MAX_QUERY_CHARACTERS } from '../../lib/text/cut-query';

/** Notice that only the beginning of a query is searched. */
export function CutNote({ query }: { query: string }) {
  if (query.length <= MAX_QUERY_CHARACTERS) return null;
  return (
    <p className="search-note">
      Only the first {MAX_QUERY_CHARACTERS} characters of the text are searched. Try fewer words.
    </p>
  );
}

/** Words of the query that no page contains. The results match only the other words. */
export function UnmatchedNote({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="search-note">
      No results contain <strong>{words.join(', ')}</strong>. Showing results for the other words.
    </p>
  );
}
