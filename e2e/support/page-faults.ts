import type { Page } from '@playwright/test';
import { axeFinds, loadAxe } from './axe';
import { drawingFaults } from './drawing-faults';
import { noteShifts, visit } from './page';

const NARROWEST = 320;
export const widths = [1440, 820, 390, NARROWEST];

/**
 * How far a page may move while its HTML comes in: what Web Vitals call good. `page-in-parts.spec.ts` holds that nothing
 * moves where it comes in slowly, block by block.
 */
const PARSING = 0.1;

/** What is watched of a page from its opening on. @param isFilledIn whether it may move: results come when they are found */
export async function watch(page: Page, isFilledIn: boolean) {
  await loadAxe(page);
  // Colors on their way to the other mode have no meaning.
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
 * Looks at a page and, unless it is to stay, switches it to the other mode, and looks again where both are wanted. As a
 * click switches, without looking for the button as a person would: asking the browser for each takes longer than what
 * it answers.
 */
const look = (page: Page, then: 'stay' | 'switch' | 'switch and look'): Promise<Look[]> =>
  page.evaluate((next) => {
    const look = () => ({
      wider: document.documentElement.scrollWidth - window.innerWidth,
      colors: getComputedStyle(document.documentElement).colorScheme,
    });
    const first = look();
    if (next !== 'stay')
      document.querySelector<HTMLButtonElement>('button[aria-label^="Switch to "]')?.click();
    return next === 'switch and look' ? [first, look()] : [first];
  }, then);

/** Names that more than one button of the main part has. */
const repeatedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('#main button:not([role=tab])')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
    return names.filter((name, at) => names.indexOf(name) !== at);
  });

const show = async (page: Page, width: number) => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
};

/**
 * What is wrong with one page, from one visit. It begins at a width of its own and in the mode that the page before has
 * left, so that pages load in all of them.
 * @param shifts what moved; without it things may
 * @param first number of the width that it loads in
 * @param isOfKind whether the page stands for its kind: then all widths are seen in both modes, and axe looks at all of
 * it in each. Else the narrowest is seen too, where content has the least room, and axe looks once, at the structure of
 * the main part: how it looks follows from the same styles
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
  await show(page, start);
  await visit(page, route);
  for (const [step, width] of (isOfKind ? widths : [start, NARROWEST]).entries()) {
    await show(page, width);
    // The page keeps the mode that it was switched to at the width before.
    const isFirstMode = step % 2 === 0;
    const [mode, otherMode] = isFirstMode ? ['first', 'second'] : ['second', 'first'];
    const state = `${mode} mode, ${width} px`;
    if (isOfKind) await checkByAxe(state, isFirstMode ? 'all' : 'look');
    else if (step === 0) await checkByAxe(state, 'structure');
    if (step === 0)
      for (const moved of (await shifts?.()) ?? [])
        faults.push(`${route} moves while it loads, first mode, ${width} px, by ${moved}`);
    // The next page loads in the other mode.
    const then = isOfKind ? 'switch and look' : step === 0 ? 'switch' : 'stay';
    for (const { wider, colors } of await look(page, then)) {
      modes.add(colors);
      if (wider > 0)
        faults.push(`${route} is ${wider} px wider than the window: ${colors}, ${width} px`);
    }
    // One state tells what the other mode changes besides colors: names of buttons, and which picture is shown.
    if (isOfKind)
      await checkByAxe(`${otherMode} mode, ${width} px`, isFirstMode && step > 0 ? 'look' : 'all');
  }
  for (const name of await repeatedNames(page)) faults.push(`${route} has buttons named "${name}"`);
  for (const fault of await drawingFaults(page)) faults.push(`${route}, drawing: ${fault}`);
  if (modes.size !== 2) faults.push(`${route} was seen in ${[...modes].join()} alone`);
  return faults;
}
