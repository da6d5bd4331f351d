/** Zoom factor of one step, and the largest one, relative to the size at opening. */
const STEP = 1.4;
const MAX_SCALE = 6;

/**
 * Shows a drawing of the page in a dialog, as large as the window allows. Buttons and the keys + - 0 change its size, and
 * arrow keys scroll it. Escape, the button, and a click beside the drawing close the dialog, which restores the focus.
 * Drawings are plain HTML, so this is not a component.
 */
export function enlargeDrawing(button: Element): void {
  const figure = button.closest('figure');
  const original = figure?.querySelector('.drawing');
  if (!figure || !original) return;
  const drawing = original.cloneNode(true) as HTMLElement;
  // A link would open a page below the dialog.
  for (const link of drawing.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed zoomed-drawing';
  dialog.classList.toggle('figure', figure.classList.contains('figure'));
  dialog.setAttribute('aria-label', original.getAttribute('aria-label') ?? 'Diagram');
  const zoom = zoomOf(drawing);
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  const close = toolButton('Close', '\u2715', () => dialog.close());
  tools.append(
    toolButton('Zoom out', '\u2212', () => zoom(1 / STEP)),
    toolButton('Zoom in', '+', () => zoom(STEP)),
    close,
  );
  dialog.append(drawing, tools);
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('svg, .zoom-tools')) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') zoom(STEP);
    if (key === '-') zoom(1 / STEP);
    if (key === '0') zoom(0);
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

function toolButton(name: string, symbol: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', name);
  button.textContent = symbol;
  button.addEventListener('click', onClick);
  return button;
}

/** Returns a function that zooms a drawing by a factor; 0 restores the size at opening. */
function zoomOf(drawing: HTMLElement): (factor: number) => void {
  let scale = 1;
  let initial: DOMRect | undefined;
  return (factor) => {
    // The visible form of the drawing.
    const svg = [...drawing.children].find((form) => form.getBoundingClientRect().width > 0);
    if (!(svg instanceof SVGElement)) return;
    initial ??= svg.getBoundingClientRect();
    scale = Math.min(MAX_SCALE, Math.max(1, scale * factor));
    const side = (length: number) => (scale === 1 ? '' : `${Math.round(length * scale)}px`);
    svg.style.maxWidth = 'none';
    svg.style.width = side(initial.width);
    svg.style.height = side(initial.height);
  };
}
