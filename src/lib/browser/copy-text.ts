/**
 * Puts a text into the clipboard; one that is on its way too, which Safari allows only when the clipboard waits for it.
 * Rejects when the browser does not allow it.
 */
export async function copyText(coming: string | Promise<string>): Promise<void> {
  // Undefined on pages that are not served by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard && typeof coming !== 'string' && 'ClipboardItem' in window) {
    const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
    return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  const text = await coming;
  if (clipboard) return clipboard.writeText(text);
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  // What is outside of an open dialog takes no focus.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  area.remove();
  if (!done) throw new Error('The browser did not allow copying.');
}
