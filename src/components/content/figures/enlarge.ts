/** Zoom factor of one step, and the largest one, relative to the size at opening. */
const STEP = 1.4;
const MAX_SCALE = 6;

export interface LargePicture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Shows a picture in a dialog, as large as the window allows. A click closes it. */
export function enlargePicture({ src, alt, width, height }: LargePicture): void {
  const picture = document.createElement('img');
  Object.assign(picture, { src, alt, ...(width && height && { width, height }) });
  const dialog = openDialog(alt || 'Picture', picture, []);
  dialog.addEventListener('click', () => dialog.close());
}

/**
 * Shows a drawing of the page in a dialog, as large as the window allows. Buttons and the keys + - 0 change its size, and
 * arrow keys scroll it. A click beside the drawing closes the dialog.
 */
export function enlargeDrawing(button: Element): void {
  const figure = button.closest('figure');
  const original = figure?.querySelector('.drawing');
  if (!figure || !original) return;
  const drawing = original.cloneNode(true) as HTMLElement;
  // A link would open a page below the dialog.
  for (const link of drawing.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  const zoom = zoomOf(drawing);
  const dialog = openDialog(original.getAttribute('aria-label') ?? 'Diagram', drawing, [
    toolButton('Zoom out', '\u2212', () => zoom(1 / STEP)),
    toolButton('Zoom in', '+', () => zoom(STEP)),
  ]);
  dialog.classList.add('zoomed-drawing');
  dialog.classList.toggle('figure', figure.classList.contains('figure'));
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('svg, .zoom-tools')) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') zoom(STEP);
    if (key === '-') zoom(1 / STEP);
    if (key === '0') zoom(0);
  });
}

/** Opens a dialog, which exists only while it is open. Its button and Escape close it, and the focus returns. */
function openDialog(label: string, content: Element, buttons: Element[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoomed';
  dialog.setAttribute('aria-label', label);
  const close = toolButton('Close', '\u2715', () => dialog.close());
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  tools.append(...buttons, close);
  dialog.append(content, tools);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  return dialog;
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
