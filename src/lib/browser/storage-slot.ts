/** One key of local storage. Reading and writing never throw: where storage is blocked or full, nothing is stored. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls back when another tab changes the key; returns the function that stops it. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

let hasWarned = false;

function attempt<Value>(key: string, action: (storage: Storage) => Value): Value | null {
  if (typeof window === 'undefined') {
    throw new Error(
      `The storage key "${key}" was used during server rendering. Read storage in an effect or event handler.`,
    );
  }
  try {
    return action(window.localStorage);
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn('Local storage is not available; choices are not remembered.', error);
    }
    return null;
  }
}

/** The slot of a key. Its methods throw during server rendering, where no storage exists. */
export function storageSlot(key: string): StorageSlot {
  return {
    get: () => attempt(key, (storage) => storage.getItem(key)),
    set: (value) => void attempt(key, (storage) => storage.setItem(key, value)),
    remove: () => void attempt(key, (storage) => storage.removeItem(key)),
    listen: (onChange) => {
      const handler = (event: StorageEvent) => {
        // An emptied storage has no key.
        if ((event.key ?? key) === key) onChange(event.newValue);
      };
      window.addEventListener('storage', handler);
      return () => window.removeEventListener('storage', handler);
    },
  };
}
