import { useRef, useState, type ReactNode } from 'react';

/** The list of all calls, which a field filters by words of name, path, method, token, and group. */
export function ApiMap({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  return (
    <div className="api-map">
      <label className="needs-js" data-markdown-ignore="">
        Find a call
        <input
          type="search"
          className="control"
          placeholder="bulk, /suggest/, POST"
          onChange={({ target }) => list.current && setStatus(showFitting(list.current, target))}
        />
      </label>
      <p role="status" data-markdown-ignore="">
        {status}
      </p>
      <div ref={list}>{children}</div>
    </div>
  );
}

/** Hides what does not have the typed words. @returns how many calls are left, in words */
function showFitting(list: HTMLElement, { value }: HTMLInputElement): string {
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
