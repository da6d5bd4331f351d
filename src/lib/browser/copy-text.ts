/** Puts a text into the clipboard. Rejects when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Undefined on pages that are not served by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser did not allow copying.');
}
