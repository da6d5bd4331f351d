import type { Slot } from './kept-store';

const database = 'qsc-practice';
const objects = 'tenant';
const key = 'state';

/** A slot in the browser's database, shared by all tabs of this site. Each use fails where the browser has none. */
export function indexedDbSlot(): Slot {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase(() => (opening = undefined));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    async get() {
      const values = (await open()).transaction(objects).objectStore(objects);
      return new Promise((resolve, reject) => {
        const request = values.get(key) as IDBRequest<unknown>;
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(failureOf(request.error));
      });
    },
    async update(next) {
      const transaction = (await open()).transaction(objects, 'readwrite');
      const values = transaction.objectStore(objects);
      await new Promise<void>((resolve, reject) => {
        const request = values.get(key) as IDBRequest<unknown>;
        request.onsuccess = () => {
          try {
            const before = request.result;
            const after = next(before);
            if (after !== before) values.put(after, key);
          } catch (error) {
            reject(failureOf(error));
            transaction.abort();
          }
        };
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(failureOf(transaction.error));
      });
    },
  };
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(objects);
    request.onsuccess = () => {
      const opened = request.result;
      // Another tab removes or renews the database: this one opens it anew when it needs it.
      opened.onversionchange = () => {
        opened.close();
        onClosed();
      };
      opened.onclose = onClosed;
      resolve(opened);
    };
    request.onerror = () => reject(failureOf(request.error));
  });
}

function failureOf(error: unknown): Error {
  return error instanceof Error ? error : new Error('The database cannot be used.');
}
