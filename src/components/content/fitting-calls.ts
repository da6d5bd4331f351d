/** Hides what does not have the typed words. @returns how many calls are left, in words */
export function showFitting(list: HTMLElement, { value }: HTMLInputElement): string {
  const words = value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  const groups = list.querySelectorAll<HTMLElement>(':scope > ul > li');
  for (const group of groups) {
    const title = group.querySelector('p')?.textContent ?? '';
    const calls = [...group.querySelectorAll<HTMLElement>('li')];
    for (const call of calls) {
      const text = `${title} ${call.textContent ?? ''}`.toLowerCase();
      call.hidden = !words.every((word) => text.includes(word));
    }
    const left = calls.filter(({ hidden }) => !hidden).length;
    shown += left;
    group.hidden = words.length > 0 && left === 0;
  }
  if (words.length === 0) return '';
  return shown === 1 ? '1 call' : `${shown} calls`;
}
