import type { MouseEvent } from 'react';
import { useReaderValues } from '../../hooks/use-reader-values';
import { askForValues } from '../../lib/browser/reader-values';
import { docPages } from '../../lib/routes';
import { isRealAddress, site } from '../../site';
import { Link } from '../link';

const ask = (event: MouseEvent) => {
  event.preventDefault();
  askForValues('console');
};

/** The link to the search application: of the operator, else of the reader's host, else it asks where that is. */
export function ConsoleLink({ className }: { className: string }) {
  const { host } = useReaderValues();
  const address = host
    ? site.searchApplicationUrl.replace('{host}', host)
    : site.searchApplicationUrl;
  if (isRealAddress(address))
    return (
      <Link to={address} className={className}>
        Console
      </Link>
    );
  if (!site.values.dialog) return null;
  return (
    <Link
      to={`${docPages.concepts}#your-values`}
      className={className}
      aria-haspopup="dialog"
      onClick={ask}
    >
      Console
    </Link>
  );
}
