import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { Refusal } from '../../../http/errors.ts';
import { rosterSentences as say } from './sentences.ts';

/** The files of a roster by name. */
export type RosterFiles = ReadonlyMap<string, Buffer>;

const mostFiles = 60;
const largestFile = 64 * 1024 * 1024;
const largestAll = 160 * 1024 * 1024;
const isTable = (name: string) => /^[a-zA-Z]{1,40}\.csv$/.test(name);

/** Unpacks the tables of a zip; sizes are looked at before anything is unpacked. */
export function openRosterZip(zip: Uint8Array): RosterFiles {
  let files = 0;
  let size = 0;
  const wanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isTable(name.split('/').at(-1) ?? '')) return false;
    files += 1;
    size += originalSize;
    if (files > mostFiles || originalSize > largestFile || size > largestAll)
      throw new Refusal(413, say.tooLarge);
    return true;
  };
  try {
    const entries = Object.entries(unzipSync(zip, { filter: wanted }));
    return new Map(entries.map(([name, bytes]) => [name.split('/').at(-1) ?? '', Buffer.from(bytes)]));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, say.tornZip, { cause: error });
  }
}

/** A zip or a folder on this machine, as the operator names it. */
export function openRosterAt(path: string): RosterFiles {
  if (!statSync(path).isDirectory()) return openRosterZip(readFileSync(path));
  const names = readdirSync(path).filter(isTable);
  return new Map(names.map((name) => [name, readFileSync(join(path, name))]));
}
