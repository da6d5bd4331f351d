import { useEffect, useState } from 'react';
import { search } from '../search-api.mjs';
import { next } from '../search-state.mjs';
import { fromQuery, toQuery } from '../search-url.mjs';

export function useSearch(first) {
  const [state, setState] = useState(first.state);
  const [answer, setAnswer] = useState(first.result ? first : {});

  useEffect(() => {
    if (answer.state === state) return;
    const running = new AbortController();
    search(state, running.signal).then(
      (result) => setAnswer({ state, result }),
      (error) => {
        if (error.name !== 'AbortError') setAnswer({ ...answer, state, failed: true });
      },
    );
    return () => running.abort();
  }, [state, answer]);

  useEffect(() => {
    const restore = () => setState(fromQuery(location.search));
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);

  const act = (action) => {
    const wanted = next(state, action);
    history.pushState(null, '', `?${toQuery(wanted)}`);
    setState(wanted);
  };
  const retry = () => setState({ ...state });
  return { ...answer, state, isLoading: answer.state !== state, act, retry };
}
