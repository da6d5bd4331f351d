export interface Once<What, Value> {
  (what: What): Promise<Value>;
  /** The next call loads it anew. */
  forget: (what: What) => void;
}

/** Loads something once; after a failure the next call tries again. */
export function once<What, Value>(load: (what: What) => Promise<Value>): Once<What, Value> {
  const loaded = new Map<string, Promise<Value>>();
  const get = (what: What) => {
    const key = JSON.stringify(what);
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(what);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
  return Object.assign(get, { forget: (what: What) => void loaded.delete(JSON.stringify(what)) });
}
