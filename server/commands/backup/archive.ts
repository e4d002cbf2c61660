/** The backup file: a tar archive, encrypted by age if a key is given. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { createTarDecoder, createTarPacker, type TarPackController } from "modern-tar";
import { z } from "zod";
import { ConfigError } from "../../platform/config/config.ts";

export interface Entry {
  name: string;
  /** Size of the body in bytes; 0 for a folder. */
  size: number;
  body: AsyncIterable<Uint8Array>;
  isFolder?: boolean;
}

/** The last entry. Without it, or with another digest, the archive is incomplete. */
const END = "end.json";
const endSchema = z.object({ entries: z.int(), sha256: z.string() });

/** Creates an entry in memory. */
export function entryOf(name: string, content: Uint8Array): Entry {
  return { name, size: content.length, body: Readable.from([content]) };
}

/** Writes the file atomically. `recipient` is a public key of age (`age1…`). */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, recipient?: string): Promise<void> {
  const unfinished = `${file}.partial`;
  const { readable, controller } = createTarPacker();
  const packing = pack(controller, entries).catch((error) => controller.error(error));
  try {
    const content = recipient === undefined ? readable : await encrypt(readable, recipient);
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.fromWeb(content as ReadableStream<Uint8Array>), target);
    await packing;
    await rename(unfinished, file);
  } catch (error) {
    controller.error(error);
    await packing;
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function pack(controller: TarPackController, entries: AsyncIterable<Entry>): Promise<void> {
  const hash = createHash("sha256");
  let count = 0;
  const add = async ({ name, size, body, isFolder }: Entry) => {
    const writer = controller.add({
      name,
      size,
      type: isFolder ? "directory" : "file",
      mode: isFolder ? 0o700 : 0o600,
    });
    await Readable.toWeb(Readable.from(body)).pipeTo(writer);
  };
  for await (const entry of entries) {
    hash.update(entry.name);
    await add({ ...entry, body: hashed(entry.body, hash) });
    count += 1;
  }
  const end = { entries: count, sha256: hash.digest("hex") };
  await add(entryOf(END, Buffer.from(JSON.stringify(end))));
  controller.finalize();
}

/**
 * Yields the entries in order; read each body before the next. `identity` is a secret key of age.
 *
 * @throws {ConfigError} if the archive cannot be decrypted, or at its end if it is incomplete
 */
export async function* readArchive(file: string, identity?: string): AsyncGenerator<Entry> {
  if (identity === undefined && file.endsWith(".age"))
    throw new ConfigError(`${file} is encrypted: --identity KEYFILE.`);
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const content = identity === undefined ? source : await decrypt(source, identity);
  const hash = createHash("sha256");
  let count = 0;
  let end: z.output<typeof endSchema> | undefined;
  for await (const { header, body } of named(file, content.pipeThrough(createTarDecoder({ strict: true })))) {
    // Other archivers list folders with a slash.
    const name = header.name.replace(/\/$/, "");
    if (name === END) {
      end = endSchema.safeParse(await new Response(body).json().catch(() => undefined)).data;
      continue;
    }
    hash.update(name);
    const isFolder = header.type === "directory";
    yield { name, size: header.size, body: hashed(named(file, body), hash), isFolder };
    count += 1;
  }
  if (end?.entries !== count || end.sha256 !== hash.digest("hex")) throw new ConfigError(`${file} is no whole backup.`);
}

/** Adds the file's name to errors of the source. */
async function* named<Item>(file: string, source: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* source;
  } catch (error) {
    throw new ConfigError(`${file} is no whole backup: ${(error as Error).message}`);
  }
}

async function* hashed(body: Entry["body"], hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

async function encrypt(content: globalThis.ReadableStream<Uint8Array>, recipient: string) {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new ConfigError("The recipient is no public key of age (age1…).");
  }
  return encrypter.encrypt(content);
}

async function decrypt(content: globalThis.ReadableStream<Uint8Array>, identity: string) {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return await decrypter.decrypt(content);
  } catch (error) {
    throw new ConfigError(`The backup cannot be decrypted with this key: ${(error as Error).message}.`);
  }
}
