/** Hides calls that lack a typed word. @returns the number of visible calls as text; empty if no word is typed */
export function filterCalls(list: HTMLElement, { value }: HTMLInputElement): string {
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  const groups = list.querySelectorAll<HTMLElement>(':scope > ul > li');
  for (const group of groups) {
    const title = group.querySelector('p')?.textContent ?? '';
    const calls = [...group.querySelectorAll<HTMLElement>('li')];
    for (const call of calls) {
      const text = `${title} ${call.textContent ?? ''}`.toLowerCase();
      call.hidden = !words.every((word) => text.includes(word));
    }
    const matches = calls.filter(({ hidden }) => !hidden).length;
    count += matches;
    group.hidden = words.length > 0 && matches === 0;
  }
  if (words.length === 0) return '';
  return count === 1 ? '1 call' : `${count} calls`;
}
