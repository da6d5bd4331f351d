import type { Page } from '@playwright/test';
import { axeFinds, loadAxe } from './axe';
import { drawingFaults } from './drawing-faults';
import { noteShifts, visit } from './page';

const NARROWEST = 320;
export const widths = [1440, 820, 390, NARROWEST];

/**
 * Largest layout shift while the HTML is parsed, which Web Vitals call good. `page-in-parts.spec.ts` checks that nothing
 * moves when the HTML arrives slowly, block by block.
 */
const PARSING = 0.1;

/** Watches a page for layout shifts. @param isFilledIn whether it may move, since results arrive later */
export async function watch(page: Page, isFilledIn: boolean) {
  await loadAxe(page);
  // Colors during a transition have no meaning.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return isFilledIn ? undefined : noteShifts(page, PARSING);
}

interface Look {
  /** By how many pixels the page is wider than its window. */
  wider: number;
  /** `light` or `dark`. */
  colors: string;
}

/**
 * Measures a page, and optionally switches the mode and measures again. One call does it all, since each call to the browser
 * takes longer than its work.
 */
const measure = (page: Page, then: 'stay' | 'switch' | 'switch and measure'): Promise<Look[]> =>
  page.evaluate((next) => {
    const look = () => ({
      wider: document.documentElement.scrollWidth - window.innerWidth,
      colors: getComputedStyle(document.documentElement).colorScheme,
    });
    const first = look();
    if (next !== 'stay')
      document.querySelector<HTMLButtonElement>('button[aria-label^="Switch to "]')?.click();
    return next === 'switch and measure' ? [first, look()] : [first];
  }, then);

/** Names that several buttons of the main element share. */
const repeatedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('#main button:not([role=tab])')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
    return names.filter((name, index) => names.indexOf(name) !== index);
  });

const setWidth = async (page: Page, width: number) => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
};

/**
 * Faults of a page, from one visit. Pages load at different widths and in the mode of the previous page.
 * @param shifts returns layout shifts; undefined if they are allowed
 * @param first index of the width at which it loads
 * @param isOfKind whether the page represents its kind. If so, all widths are checked in both modes, and axe checks all of
 * it. Otherwise the narrowest width is checked, too, and axe checks the structure of the main element once, since the look
 * follows from the same styles
 */
export async function faultsOf(
  page: Page,
  shifts: (() => Promise<string[]>) | undefined,
  { route, first, isOfKind }: { route: string; first: number; isOfKind: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const modes = new Set<string>();
  const checkByAxe = async (state: string, rules: 'all' | 'look' | 'structure') => {
    for (const finding of await axeFinds(page, isOfKind ? 'html' : '#main', rules))
      faults.push(`${route}, ${state}: ${finding}`);
  };
  const start = widths[first] ?? NARROWEST;
  await setWidth(page, start);
  await visit(page, route);
  for (const [step, width] of (isOfKind ? widths : [start, NARROWEST]).entries()) {
    await setWidth(page, width);
    // The page keeps the mode of the previous width.
    const isFirstMode = step % 2 === 0;
    const [mode, otherMode] = isFirstMode ? ['first', 'second'] : ['second', 'first'];
    const state = `${mode} mode, ${width} px`;
    if (isOfKind) await checkByAxe(state, isFirstMode ? 'all' : 'look');
    else if (step === 0) await checkByAxe(state, 'structure');
    if (step === 0)
      for (const moved of (await shifts?.()) ?? [])
        faults.push(`${route} moves while it loads, first mode, ${width} px, by ${moved}`);
    // The next page loads in the other mode.
    const then = isOfKind ? 'switch and measure' : step === 0 ? 'switch' : 'stay';
    for (const { wider, colors } of await measure(page, then)) {
      modes.add(colors);
      if (wider > 0)
        faults.push(`${route} is ${wider} px wider than the window: ${colors}, ${width} px`);
    }
    // One state is enough for other changes of the mode: names of buttons, and the visible picture.
    if (isOfKind)
      await checkByAxe(`${otherMode} mode, ${width} px`, isFirstMode && step > 0 ? 'look' : 'all');
  }
  for (const name of await repeatedNames(page)) faults.push(`${route} has buttons named "${name}"`);
  for (const fault of await drawingFaults(page)) faults.push(`${route}, drawing: ${fault}`);
  if (modes.size !== 2) faults.push(`${route} was seen in ${[...modes].join()} alone`);
  return faults;
}
