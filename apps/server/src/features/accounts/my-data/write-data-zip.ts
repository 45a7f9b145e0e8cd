import { promisify } from 'node:util';
import { dataParts } from '@playforward/contract';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { AppContext } from '../../../context.ts';
import { keptTables } from '../../../privacy/kept-parts.ts';
import { exportPersonData, type PersonData } from '../../../privacy/person-data.ts';

const pack = promisify<AsyncZippable, Uint8Array>(zip);

const letter = (product: string) => `This is what ${product} keeps about you.

Each file holds one part, as a list of entries: open it with any text editor.
  account.json        your name, email, age group, and who said yes where that was needed
  profile.json        your answers in the questionnaire, and the careers they led to
  answers.json        your problems, answers, progress and missions
  conversations.json  what you and your companion said
  city.json           your plots in Stem City
  race.json           your races
  safety.json         notes that a safety card was shown to you, and what you reported
  sign-ins.json       when you signed in, and what was done to your account

Passwords are not in here: nobody knows yours, and what is stored of it cannot be turned back into it.
The problems come without their keys, so that a problem stays one. Ask your school when something is wrong or unclear.
`;

/** Everything that is kept of a person, one file a part, as a zip archive. */
export async function writeDataZip({ pool, settings }: AppContext, userId: number): Promise<Buffer> {
  const data = await exportPersonData(pool, userId);
  const files: AsyncZippable = { 'read-me.txt': strToU8(letter(settings.productName)) };
  for (const part of dataParts) files[`${part}.json`] = strToU8(JSON.stringify(partOf(data, part), null, 2));
  return Buffer.from(await pack(files));
}

function partOf(data: PersonData, part: string): PersonData {
  return Object.fromEntries(Object.entries(data).filter(([table]) => keptTables[table]?.part === part));
}
