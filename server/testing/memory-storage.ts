import type { Storage } from "../storage/storage.ts";

type Hook = (path: string) => unknown;

/** Creates a storage whose hooks run before each operation and may throw. */
export function memoryStorage() {
  const files = new Map<string, Uint8Array>();
  const hooks: { put?: Hook | undefined; read?: Hook | undefined; remove?: Hook | undefined } = {};
  const storage: Storage = {
    async put(path, bytes) {
      await hooks.put?.(path);
      files.set(path, bytes);
    },
    async read(path) {
      await hooks.read?.(path);
      const file = files.get(path);
      return file && Buffer.from(file);
    },
    async *list() {
      yield* files.keys();
    },
    async remove(path) {
      await hooks.remove?.(path);
      files.delete(path);
    },
  };
  return { storage, files, hooks };
}

export type MemoryStorage = ReturnType<typeof memoryStorage>;
