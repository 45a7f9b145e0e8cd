import { promisify } from 'node:util';
import { dataParts } from '@playforward/contract';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { AppContext } from '../../../context.ts';
import { keptTables } from '../../../privacy/kept-parts.ts';
import { exportPersonData, type PersonData } from '../../../privacy/person-data.ts';

type DataPart = (typeof dataParts)[number];

const pack = promisify<AsyncZippable, Uint8Array>(zip);

const files: Readonly<Record<DataPart, string>> = {
  account: 'name, email, age group, and who said yes where that was needed',
  profile: 'answers in the questionnaire, and the careers they led to',
  answers: 'problems, answers, progress and missions',
  conversations: 'what was said with the companion',
  city: 'plots in Stem City',
  race: 'races',
  classes: 'classes, and families that see a week',
  safety: 'notes that a safety card was shown, and what was reported',
  'sign-ins': 'when somebody signed in, and what was done to the account',
};

const end = `Passwords are not in here: nobody knows them, and what is stored of one cannot be turned back into it.
The problems come without their keys, so that a problem stays one.`;

const listOf = (parts: readonly DataPart[]) =>
  parts.map((part) => `  ${`${part}.json`.padEnd(20)}${files[part]}`).join('\n');

const ownLetter = (product: string) => `This is what ${product} keeps about you.

Each file holds one part, as a list of entries: open it with any text editor.
${listOf(dataParts)}

${end} Ask your school when something is wrong or unclear.
`;

const officeLetter = (
  product: string,
  parts: readonly DataPart[],
) => `This is what ${product} keeps about one person.

Each file holds one part, as a list of entries: open it with any text editor.
${listOf(parts)}

What was said with the companion belongs to that person alone, who downloads it under My data.
${end}
`;

/** Everything that is kept of a person, one file a part, as a zip archive. */
export async function writeDataZip(services: AppContext, userId: number): Promise<Buffer> {
  const data = await exportPersonData(services.pool, userId);
  return packParts(data, { parts: dataParts, letter: ownLetter(services.settings.productName) });
}

/** The same for the school's office, which sees no word that was said to the companion (decision 0343). */
export async function writeOfficeZip({ pool, settings }: AppContext, userId: number): Promise<Buffer> {
  const parts = dataParts.filter((part) => part !== 'conversations');
  const data = await exportPersonData(pool, userId);
  const safety_events = data.safety_events?.map((note) => ({ ...note, sentence: undefined }));
  return packParts(
    { ...data, ...(safety_events && { safety_events }) },
    { parts, letter: officeLetter(settings.productName, parts) },
  );
}

type Packed = { parts: readonly DataPart[]; letter: string };

async function packParts(data: PersonData, { parts, letter }: Packed): Promise<Buffer> {
  const entries: AsyncZippable = { 'read-me.txt': strToU8(letter) };
  for (const part of parts) entries[`${part}.json`] = strToU8(JSON.stringify(partOf(data, part), null, 2));
  return Buffer.from(await pack(entries));
}

function partOf(data: PersonData, part: string): PersonData {
  return Object.fromEntries(Object.entries(data).filter(([table]) => keptTables[table]?.part === part));
}
