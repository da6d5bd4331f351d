import { computed, onMounted, onUnmounted, shallowRef, watch } from 'vue';
import { search } from '../search-api.mjs';
import { next } from '../search-state.mjs';
import { fromQuery, toQuery } from '../search-url.mjs';

export function useSearch(first) {
  const state = shallowRef(first.state);
  const answer = shallowRef(first.result ? first : {});

  const load = (wanted, before, onCleanup) => {
    if (answer.value.state === wanted) return;
    const running = new AbortController();
    onCleanup(() => running.abort());
    search(wanted, running.signal).then(
      (result) => (answer.value = { state: wanted, result }),
      (error) => {
        if (error.name !== 'AbortError')
          answer.value = { ...answer.value, state: wanted, failed: true };
      },
    );
  };
  const restore = () => (state.value = fromQuery(location.search));
  onMounted(() => {
    watch(state, load, { immediate: true });
    addEventListener('popstate', restore);
  });
  onUnmounted(() => removeEventListener('popstate', restore));

  const act = (action) => {
    state.value = next(state.value, action);
    history.pushState(null, '', `?${toQuery(state.value)}`);
  };
  const retry = () => (state.value = { ...state.value });
  const isLoading = computed(() => answer.value.state !== state.value);
  return { state, answer, isLoading, act, retry };
}
