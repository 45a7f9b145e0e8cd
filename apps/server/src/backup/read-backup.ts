import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip, type Gunzip } from 'node:zlib';
import { StartupError } from '../startup-error.ts';
import {
  type BackupFoot,
  type BackupHead,
  backupFoot,
  backupHead,
  endOfRows,
  type TableHead,
  tableHead,
} from './backup-format.ts';

export type BackupPart =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'end-of-table' }
  | { kind: 'foot'; foot: BackupFoot };

const newline = 0x0a;

/** The parts of a backup in order, in pieces that fit into memory. Throws one sentence when the file is not whole. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const state = { hash: createHash('sha256'), isHead: true, inTable: false, isOver: false };
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked(file)) {
      const data = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      const end = data.lastIndexOf(newline) + 1;
      rest = data.subarray(end);
      yield* readLines(data.subarray(0, end), state);
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const why = whyUnreadable(file, code);
    if (why) throw new StartupError(why, { cause });
    throw damaged(file, cause);
  }
  if (!state.isOver || rest.length > 0) throw damaged(file);
}

/** A file that was brought from another machine often belongs to somebody else: then its name is not the fault. */
export function whyUnreadable(file: string, code: unknown): string | undefined {
  if (code === 'ENOENT' || code === 'EISDIR')
    return `The file ${file} cannot be read: name a backup of this program.`;
  if (code === 'EACCES')
    return `The file ${file} belongs to somebody else and may not be read: give it to the user who runs this command (chown).`;
  return undefined;
}

function unpacked(file: string): Gunzip {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  // A pipe passes on what is read, and not that reading failed.
  source.on('error', (error) => gunzip.destroy(error));
  return source.pipe(gunzip);
}

type State = { hash: ReturnType<typeof createHash>; isHead: boolean; inTable: boolean; isOver: boolean };

function* readLines(data: Buffer, state: State): Generator<BackupPart> {
  for (let from = 0; from < data.length; ) {
    if (state.isOver) throw new Error('there is more behind the end');
    if (state.inTable) {
      const end = endOfTable(data, from);
      const rows = data.subarray(from, end ?? data.length);
      if (rows.length > 0) yield { kind: 'rows', lines: rows };
      state.hash.update(rows);
      if (end === undefined) return;
      state.hash.update(`${endOfRows}\n`);
      state.inTable = false;
      from = end + endOfRows.length + 1;
      yield { kind: 'end-of-table' };
      continue;
    }
    const end = data.indexOf(newline, from) + 1;
    const line = data.subarray(from, end);
    from = end;
    yield readMark(line, state);
  }
}

/** Where the line that ends a table begins; data starts at the beginning of a line. */
function endOfTable(data: Buffer, from: number): number | undefined {
  const mark = `${endOfRows}\n`;
  if (data.subarray(from, from + mark.length).toString('latin1') === mark) return from;
  const found = data.indexOf(`\n${mark}`, from, 'latin1');
  return found === -1 ? undefined : found + 1;
}

function readMark(line: Buffer, state: State): BackupPart {
  const value: unknown = JSON.parse(line.toString('utf8'));
  if (typeof value === 'object' && value !== null && 'sha256' in value) {
    const foot = backupFoot.parse(value);
    if (foot.sha256 !== state.hash.digest('hex')) throw new Error('the checksum does not fit');
    state.isOver = true;
    return { kind: 'foot', foot };
  }
  state.hash.update(line);
  if (state.isHead) {
    state.isHead = false;
    return { kind: 'head', head: backupHead.parse(value) };
  }
  state.inTable = true;
  return { kind: 'table', table: tableHead.parse(value) };
}

function damaged(file: string, cause?: unknown): StartupError {
  return new StartupError(
    `The backup ${file} is damaged or not complete, so nothing was changed: take an older one.`,
    { cause },
  );
}

/** Reads a backup to its end without using it; answers what its head and foot say. */
export async function checkBackup(file: string): Promise<{ head: BackupHead; foot: BackupFoot }> {
  let head: BackupHead | undefined;
  let foot: BackupFoot | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'foot') foot = part.foot;
  }
  if (!head || !foot) throw damaged(file);
  return { head, foot };
}
