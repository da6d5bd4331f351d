import { useReaderValues } from '../../hooks/use-reader-values';
import { docPages } from '../../lib/addresses/routes';
import { isRealAddress, site } from '../../site';
import { Link } from '../link';

const question = { 'aria-haspopup': 'dialog', 'data-ask': 'Where is your console?' } as const;

/** Link to the console at the configured address, on the reader's host. Without a host, a dialog asks for it. */
export function ConsoleLink({ className }: { className: string }) {
  const { host = '{host}' } = useReaderValues();
  const address = site.searchApplicationUrl.replace('{host}', host);
  const isReal = isRealAddress(address);
  if (!isReal && !site.values.dialog) return null;
  return (
    <Link
      to={isReal ? address : `${docPages.concepts}#your-values`}
      className={className}
      {...(!isReal && question)}
    >
      Console
    </Link>
  );
}
