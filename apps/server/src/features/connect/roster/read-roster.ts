import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../http/errors.ts';
import type { RosterFiles } from './open-roster-files.ts';
import { rosterSentences as say } from './sentences.ts';

export type RosterRow = {
  file: string;
  line: number;
  gone: boolean;
  cells: Readonly<Record<string, string>>;
};
type RosterTable = {
  mode: 'bulk' | 'delta' | 'absent';
  /** By sourcedId. */
  rows: ReadonlyMap<string, RosterRow>;
};

/** The tables this server reads of OneRoster 1.2, with the columns it cannot do without. */
const columns = {
  orgs: ['sourcedId', 'name'],
  academicSessions: ['sourcedId', 'title'],
  courses: ['sourcedId', 'title'],
  classes: ['sourcedId', 'title', 'courseSourcedId'],
  users: ['sourcedId', 'givenName', 'familyName'],
  enrollments: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
} as const;
type TableName = keyof typeof columns;
export type Roster = Record<TableName, RosterTable>;

const mostLines = 150_000;
/** Where the cells of a row came from; no column of a roster has such names. */
type Parsed = { record: Record<string, string>; info: { lines: number } };

/** Reads every table whole, or refuses the roster in one sentence that names file and line. */
export function readRoster(files: RosterFiles): Roster {
  const modes = readManifest(files);
  const read = (name: TableName): RosterTable => {
    const file = `${name}.csv`;
    const bytes = files.get(file);
    const mode = modes ? modeOf(file, modes.get(`file.${name}`)) : bytes ? 'bulk' : undefined;
    if (mode === 'absent') return { mode, rows: new Map() };
    if (!bytes || !mode) throw new Refusal(422, say.missingFile(file));
    return { mode, rows: readTable(file, { bytes, needed: columns[name] }) };
  };
  return {
    orgs: read('orgs'),
    academicSessions: read('academicSessions'),
    courses: read('courses'),
    classes: read('classes'),
    users: read('users'),
    enrollments: read('enrollments'),
  };
}

function modeOf(file: string, said = 'absent'): RosterTable['mode'] {
  if (said === 'bulk' || said === 'delta' || said === 'absent') return said;
  throw new Refusal(422, say.mode(file));
}

/** What a roster says of its files; rosters of older systems come without it and are bulk. */
function readManifest(files: RosterFiles): ReadonlyMap<string, string> | undefined {
  const file = 'manifest.csv';
  const bytes = files.get(file);
  if (!bytes) return undefined;
  const rows = parseTable(file, bytes);
  checkColumns(file, { rows, needed: ['propertyName', 'value'] });
  return new Map(rows.map(({ record }) => [record.propertyName ?? '', (record.value ?? '').toLowerCase()]));
}

type Table = { bytes: Buffer; needed: readonly string[] };

function readTable(file: string, { bytes, needed }: Table): Map<string, RosterRow> {
  const rows = parseTable(file, bytes);
  checkColumns(file, { rows, needed, bytes });
  const found = new Map<string, RosterRow>();
  for (const { record: cells, info } of rows) {
    const { sourcedId = '', status = '' } = cells;
    if (sourcedId === '') throw new Refusal(422, say.noId(file, info.lines));
    if (found.has(sourcedId)) throw new Refusal(422, say.twice(file, info.lines));
    const gone = /^(tobedeleted|inactive)$/i.test(status);
    found.set(sourcedId, { file, line: info.lines, gone, cells });
  }
  return found;
}

function parseTable(file: string, bytes: Buffer): Parsed[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(422, say.notText(file));
  }
  try {
    const rows = parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      to: mostLines + 1,
    }) as unknown as Parsed[];
    if (rows.length > mostLines) throw new Refusal(413, say.tooManyLines(file, mostLines));
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(422, say.unreadable(file, Number(error.lines) || 1), { cause: error });
  }
}

/** A table without rows is known by its first line alone. */
function checkColumns(
  file: string,
  { rows: [first], needed, bytes }: { rows: Parsed[]; needed: readonly string[]; bytes?: Buffer },
): void {
  const head = (bytes?.toString('utf8') ?? '').replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? '';
  const names = first
    ? Object.keys(first.record)
    : head.split(',').map((cell) => cell.replace(/"/g, '').trim());
  const missing = needed.find((name) => !names.includes(name));
  if (missing) throw new Refusal(422, say.missingColumn(file, missing));
}
