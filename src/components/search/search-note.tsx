import './search-note.css';
import { MAX_QUERY_CHARACTERS } from '../../lib/text/cut-query';
import type { Definition } from '../../search/protocol/assistance';
import { Link } from '../link';

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

/** The definition of a query that is a name of the API, above the hits. */
export function DefinitionLine({ definition }: { definition: Definition }) {
  const { name, kind, text, url } = definition;
  return (
    <p className="search-note">
      <Link to={url}>
        <code>{name}</code>
      </Link>
      , {kind}: {text}
    </p>
  );
}
