import { OPENAPI_HOST } from '../../lib/addresses/output-routes';
import { withScheme } from '../../lib/placeholders/values';

/** Saves an OpenAPI file with the reader's host in it. If that fails, the browser opens the published file. */
export async function saveWithHost(address: string, host: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const text = (await response.text())
      .replaceAll('https://{host}', `${withScheme('https://', host)}{host}`)
      .replaceAll(OPENAPI_HOST, host);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = address.replace(/^.*\//, '');
    link.click();
    URL.revokeObjectURL(link.href);
  } catch {
    window.location.assign(address);
  }
}
