import { useRef, useState, type ReactNode } from 'react';
import { withRetryNotice } from '../../lib/browser/with-retry-notice';

const loadFilter = () => import('./filter-calls');

/**
 * The list of all calls, with a field that filters them by words of name, path, method, token, and group. The filter loads
 * when the field gets the focus.
 */
export function ApiMap({ children }: { children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const filter = (field: HTMLInputElement) =>
    withRetryNotice('The calls could not be filtered.', async () => {
      const { filterCalls } = await loadFilter();
      if (list.current) setStatus(filterCalls(list.current, field));
    });
  return (
    <div className="api-map">
      <label className="needs-js" data-markdown-ignore="">
        Find a call
        <input
          type="search"
          className="control"
          placeholder="bulk, /suggest/, POST"
          onFocus={() => void loadFilter().catch(() => undefined)}
          onChange={({ target }) => void filter(target)}
        />
      </label>
      <p role="status" data-markdown-ignore="">
        {status}
      </p>
      <div ref={list}>{children}</div>
    </div>
  );
}
