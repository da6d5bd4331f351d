import './search-note.css';
import type { Definition } from '../../search/protocol/assistance';
import { Link } from '../link';

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
