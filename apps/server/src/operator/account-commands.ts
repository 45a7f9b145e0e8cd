import { readFileSync } from 'node:fs';
import type { AppContext } from '../context.ts';
import { isAllowedDomain, readEmailAddress } from '../features/accounts/email-address.ts';
import { giveOneTimePassword, oneTimeDays } from '../features/accounts/one-time-password.ts';
import {
  insertOptionalUser,
  type UserRow,
  updateEmail,
  updateIsActive,
} from '../features/accounts/queries.ts';
import { toName } from '../features/accounts/register-account.ts';
import { createSignInThrottle } from '../features/accounts/sign-in-throttle.ts';
import { command, done, refused } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { addressWord, nameWord, textWord } from './command-words.ts';
import { findAddress } from './find-address.ts';
import { noteCommand } from './on-account.ts';

async function card(
  context: AppContext,
  user: { name: string; email: string },
  password: string,
): Promise<string> {
  return [
    `${context.settings.productName}: ${user.name}`,
    `  sign in at  ${await findAddress(context)}/login`,
    `  email       ${user.email}`,
    `  password    ${password}`,
    `  It works once within ${oneTimeDays} days; then you choose your own.`,
  ].join('\n');
}

export async function resetPasswordByOperator(context: AppContext, user: UserRow): Promise<string> {
  if (user.isGuest) return `${user.email} is a guest and has no password.`;
  return await card(context, user, (await giveOneTimePassword(context, user)).password);
}

/** Takes an address away from an account that holds it wrongly. The account is locked and keeps its work. */
export async function freeAddress(context: AppContext, user: UserRow): Promise<string> {
  const parked = `freed-${user.id}@freed.invalid`;
  await updateEmail(context.db, user.id, parked);
  await updateIsActive(context.db, user.id, false);
  await context.sessions.endAll(user.id);
  await createSignInThrottle(context).unlock(user.email);
  return `${user.email} is free again. The account that held it is locked and is now called ${parked}: export or delete it under that address.`;
}

type NewPerson = { email: string; name: string };
type Created = { kind: 'created'; card: string } | { kind: 'refused'; why: string };

async function createPerson(context: AppContext, { email, name }: NewPerson): Promise<Created> {
  const { db, clock, settings } = context;
  const address = readEmailAddress(email);
  if (!address) return { kind: 'refused', why: `${email || '(nothing)'} is not an e-mail address` };
  if (!isAllowedDomain(address, settings.allowedEmailDomain))
    return { kind: 'refused', why: `${email} is not of the domain ${settings.allowedEmailDomain}` };
  const now = clock.now();
  const user = await insertOptionalUser(db, { email: address.full, name: toName(name), isGuest: false, now });
  if (!user) return { kind: 'refused', why: `${email} has an account already` };
  return {
    kind: 'created',
    card: await card(context, user, (await giveOneTimePassword(context, user)).password),
  };
}

export const createAccount = command(
  {
    usage: 'create <e-mail> <name>',
    about: 'make an account and print a card with a one-time password',
    words: { email: addressWord, name: nameWord.optional() },
    lastTakesAll: true,
  },
  async (context, { email, name = '' }) => {
    await noteCommand(context, 'create');
    const made = await createPerson(context, { email, name });
    return made.kind === 'created' ? done(made.card) : refused(`No account was made: ${made.why}.`);
  },
);

const mostLines = 5_000;

/** Makes an account for each line `e-mail,name` of a file. Lines that cannot be used are named; the others are made. */
export const importAccounts = command(
  {
    usage: 'import <file.csv>',
    about: 'make an account for each line "e-mail,name" and print the cards',
    words: { file: textWord },
  },
  async (context, { file }) => {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return refused(
        `The file ${file} cannot be read: name a CSV file with lines such as ana@school.example,Ana.`,
      );
    }
    await noteCommand(context, 'import');
    return importLines(context, file, text.replace(/^\ufeff/, '').split(/\r?\n/));
  },
);

async function importLines(context: AppContext, file: string, lines: string[]): Promise<CommandResult> {
  if (lines.length > mostLines)
    return refused(`${file} has more than ${mostLines} lines: split it and import the parts.`);
  const cards: string[] = [];
  const left: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [email = '', name = ''] = splitLine(line);
    if (line.trim() === '' || (index === 0 && /^e-?mail$/i.test(email))) continue;
    const read = nameWord.optional().safeParse(name);
    const made: Created = read.success
      ? await createPerson(context, { email, name })
      : { kind: 'refused', why: 'its name is too long' };
    if (made.kind === 'created') cards.push(made.card);
    else left.push(`line ${index + 1}: ${made.why}`);
  }
  const summary = `${cards.length} ${cards.length === 1 ? 'account' : 'accounts'} made, ${left.length} ${left.length === 1 ? 'line' : 'lines'} left out.`;
  const text = [...cards, ...left, summary].join('\n\n');
  return cards.length > 0 ? done(text) : refused(text);
}

/** Cells of a CSV line between commas or semicolons; quotation marks may stand around a cell. */
function splitLine(line: string): string[] {
  const cells = line.match(/"(?:[^"]|"")*"|[^,;]+|(?<=[,;])(?=[,;]|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}
