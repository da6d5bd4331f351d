/**
 * Copies a text to the clipboard, or the text of a promise: Safari allows the latter only if the clipboard itself waits.
 * Rejects if the browser does not allow it.
 */
export async function copyText(source: string | Promise<string>): Promise<void> {
  // Undefined on pages that are not served by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard && typeof source !== 'string' && 'ClipboardItem' in window) {
    const blob = source.then((text) => new Blob([text], { type: 'text/plain' }));
    return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  const text = await source;
  if (clipboard) return clipboard.writeText(text);
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  // While a dialog is open, nothing outside it can be focused.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  area.remove();
  if (!isCopied) throw new Error('The browser did not allow copying.');
}
