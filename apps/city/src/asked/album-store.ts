/** A picture or a film of the student's city. It is kept by this browser alone and never sent. */
export type Keepsake = { id: number; kind: 'picture' | 'film'; name: string; at: number; blob: Blob };

const name = 'stem-city-album';
const store = 'keepsakes';
/** The newest ones; films weigh some megabytes. */
const most = 24;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () =>
      asked.result.createObjectStore(store, { keyPath: 'id', autoIncrement: true });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (keepsakes: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const asked = work(database.transaction(store, mode).objectStore(store));
    asked.onsuccess = () => {
      database.close();
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
}

/** The newest first. A browser that keeps nothing has an empty album. */
export async function readAlbum(): Promise<Keepsake[]> {
  try {
    const all = (await within('readonly', (keepsakes) => keepsakes.getAll())) as Keepsake[];
    return all.sort((left, right) => right.at - left.at);
  } catch {
    return [];
  }
}

/** Keeps one more, and lets the oldest go when there are too many. */
export async function keep(keepsake: Omit<Keepsake, 'id'>): Promise<void> {
  await within('readwrite', (keepsakes) => keepsakes.add(keepsake));
  const old = (await readAlbum()).slice(most);
  for (const { id } of old) await forget(id);
}

export async function forget(id: number): Promise<void> {
  await within('readwrite', (keepsakes) => keepsakes.delete(id));
}
