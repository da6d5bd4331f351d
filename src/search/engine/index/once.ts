export interface Once<Key, Value> {
  (key: Key): Promise<Value>;
  /** Discards a value, so that the next call loads it again. */
  forget: (key: Key) => void;
}

/** Caches loaded values by key. After a failure, the next call tries again. */
export function once<Key, Value>(load: (key: Key) => Promise<Value>): Once<Key, Value> {
  const loaded = new Map<string, Promise<Value>>();
  const get = (key: Key) => {
    const id = JSON.stringify(key);
    const pending = loaded.get(id);
    if (pending) return pending;
    const loading = load(key);
    loaded.set(id, loading);
    loading.catch(() => loaded.delete(id));
    return loading;
  };
  return Object.assign(get, { forget: (key: Key) => void loaded.delete(JSON.stringify(key)) });
}
