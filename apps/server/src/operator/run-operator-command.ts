import type { AppContext } from '../context.ts';
import { accountActs } from './account-acts.ts';
import { createAccount, importAccounts } from './account-commands.ts';
import { type Commands, listCommands, refused, runOneOf } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { fileCommands } from './file-commands.ts';
import { invitePerson } from './invite-person.ts';
import { listingCommands } from './list-commands.ts';
import { privacyCommands } from './privacy-commands.ts';
import { rosterCommand } from './roster-command.ts';
import { safety } from './safety-commands.ts';

/** What an operator does for one school, in the order in which they are listed. */
const commands: Commands = {
  create: createAccount,
  invite: invitePerson,
  import: importAccounts,
  roster: rosterCommand,
  ...listingCommands,
  ...accountActs,
  safety,
  ...privacyCommands,
};

const schoolsLine = {
  usage: 'schools',
  about:
    'the schools of this installation; schools help says more. With several, every command takes --school <slug> first',
};

const usage = () =>
  `Usage: npm run admin -- <command>, one of:\n${listCommands([
    schoolsLine,
    ...Object.values(commands),
    ...Object.values(fileCommands),
  ])}`;

/** Runs one operator command. */
export async function runOperatorCommand(context: AppContext, args: string[]): Promise<CommandResult> {
  if (args.length === 0) return refused(usage());
  return runOneOf(commands, context, { args, all: 'Alone, npm run admin lists all of them.' });
}
