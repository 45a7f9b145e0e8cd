import type { AppContext } from '../context.ts';
import { insertSecurityEvent } from '../features/accounts/queries.ts';
import {
  type SafetyNote,
  selectOpenSafetyNotes,
  selectSafetyNote,
  updateSafetyNote,
} from '../safety/queries.ts';
import { sayKind } from '../safety/tell-contact.ts';
import { type Commands, command, done, type OperatorCommand, refused, runOneOf } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { nameWord, noteNumberWord } from './command-words.ts';

const mostNotes = 1_000;

const lineOf = ({ id, at, state, kind, name, email }: SafetyNote): string =>
  [id, at.toISOString().slice(0, 16), state, sayKind(kind), name, email].join('\t');

async function listNotes({ db }: AppContext): Promise<string> {
  const notes = await selectOpenSafetyNotes(db, mostNotes);
  return [...notes.map(lineOf), `${notes.length} open ${notes.length === 1 ? 'note' : 'notes'}`].join('\n');
}

async function readNote({ db, clock }: AppContext, note: SafetyNote): Promise<string> {
  if (note.state === 'new')
    await updateSafetyNote(db, note.id, { state: 'seen', by: 'operator', now: clock.now() });
  const { sentence, state, stateAt, stateBy } = note;
  return [
    lineOf(note),
    sentence === null ? 'The words are not kept (SAFETY_KEEP_WORDS).' : `Written: ${sentence}`,
    ...(state === 'done' ? [`Closed by ${stateBy} at ${stateAt?.toISOString().slice(0, 16)}.`] : []),
  ].join('\n');
}

type OnNote = (note: SafetyNote) => Promise<CommandResult>;

async function onNote(
  context: AppContext,
  { act, number }: { act: string; number: number },
  doIt: OnNote,
): Promise<CommandResult> {
  const note = await selectSafetyNote(context.db, number);
  if (!note) return refused(`There is no note ${number}.`);
  await insertSecurityEvent(context.db, { kind: `operator-safety-${act}`, now: context.clock.now() });
  return doIt(note);
}

const commands: Commands = {
  read: command(
    {
      usage: 'safety read <number>',
      about: 'one note with what is kept of it; it counts as seen',
      words: { number: noteNumberWord },
    },
    (context, { number }) =>
      onNote(context, { act: 'read', number }, async (note) => done(await readNote(context, note))),
  ),
  close: command(
    {
      usage: 'safety close <number> <who>',
      about: 'mark a note as done, and by whom',
      words: { number: noteNumberWord, who: nameWord },
      lastTakesAll: true,
    },
    (context, { number, who }) =>
      onNote(context, { act: 'close', number }, async (note) => {
        await updateSafetyNote(context.db, note.id, { state: 'done', by: who, now: context.clock.now() });
        return done(`Note ${number} is closed by ${who}.`);
      }),
  ),
};

/** Notes of concern: alone those that nobody has closed. */
export const safety: OperatorCommand = {
  usage: 'safety',
  about: 'notes of concern that nobody has closed; safety read <number> and safety close <number> <who>',
  async run(context, args) {
    if (args.length === 0) return done(await listNotes(context));
    return runOneOf(commands, context, {
      args,
      all: `There are ${Object.values(commands)
        .map(({ usage }) => usage)
        .join(' and ')}.`,
    });
  },
};
