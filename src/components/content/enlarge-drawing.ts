/**
 * Shows a drawing of the page in a dialog, as large as the window allows; Escape, its button and a click beside the
 * drawing close it, and the focus is where it was. Drawings are plain HTML, so this is not a component.
 */
export function enlargeDrawing(button: Element): void {
  const figure = button.closest('figure');
  const drawing = figure?.querySelector('.drawing');
  if (!figure || !drawing) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed zoomed-drawing';
  dialog.classList.toggle('figure', figure.classList.contains('figure'));
  dialog.setAttribute('aria-label', drawing.getAttribute('aria-label') ?? 'Diagram');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.setAttribute('aria-label', 'Close');
  close.textContent = '\u2715';
  dialog.append(drawing.cloneNode(true), close);
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('svg')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
