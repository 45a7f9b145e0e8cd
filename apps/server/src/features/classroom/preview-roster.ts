import { type AddStudentsBody, classroomLimits, type RosterLine } from '@playforward/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../http/errors.ts';
import { type ClassRow, selectStudents } from './queries.ts';
import { classroomSentences as say } from './sentences.ts';
import type { ClassroomServices } from './services.ts';

type TypedName = { line: number; name: string; email: string };

/** What each line of a list of names, or of a table `name,email`, would do to the class. Nothing is written. */
export async function previewRoster(
  services: ClassroomServices,
  { row, body }: { row: ClassRow; body: AddStudentsBody },
): Promise<RosterLine[]> {
  const given = readRoster(body).filter(({ name, email }) => name !== '' || email !== '');
  if (given.length > classroomLimits.rosterLines)
    throw new Refusal(422, say.tooManyLines(classroomLimits.rosterLines));
  const known = new Set((await selectStudents(services.db, row.id)).map(({ name }) => keyOf(name)));
  const seen = new Set<string>();
  const lines: RosterLine[] = [];
  for (const each of given) {
    const name =
      each.name === '' ? '' : services.accounts.toName(each.name).slice(0, classroomLimits.nameLength);
    const shown = { line: each.line, name, email: each.email || null };
    const why = await findProblem(services, { ...each, name }, { known, seen });
    seen.add(keyOf(each.email || name));
    lines.push(
      why
        ? { ...shown, act: 'left-out', why }
        : { ...shown, act: each.email ? 'new-account' : 'new-pupil', why: null },
    );
  }
  return lines;
}

async function findProblem(
  { accounts }: ClassroomServices,
  { name, email }: TypedName,
  { known, seen }: Record<'known' | 'seen', ReadonlySet<string>>,
): Promise<string | undefined> {
  if (name === '') return say.line.noName;
  if (seen.has(keyOf(email || name))) return say.line.twice;
  if (email === '') return known.has(keyOf(name)) ? say.line.sameName : undefined;
  const problem = await accounts.checkAddress(email);
  return problem && say.line[problem];
}

function readRoster({ names = [], csv }: AddStudentsBody): TypedName[] {
  if (csv === undefined) return names.map((name, nth) => ({ line: nth + 1, name: name.trim(), email: '' }));
  const rows = readCsv(csv);
  const isHead = (cells: string[]) => /^(full )?name$/i.test(cells[0] ?? '');
  return rows
    .filter(({ record }, nth) => nth > 0 || !isHead(record))
    .map(({ record: [name = '', email = ''], info: { lines } }) => ({ line: lines, name, email }));
}

type CsvRow = { record: string[]; info: { lines: number } };

function readCsv(csv: string): CsvRow[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: classroomLimits.rosterLines + 2,
    }) as unknown as CsvRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(422, say.unreadableCsv(Number(error.lines) || 1), { cause: error });
  }
}

/** Two spellings of one name or address. */
function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
