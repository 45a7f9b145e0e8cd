import type { AppContext } from '../context.ts';
import { insertSecurityEvent } from '../features/accounts/queries.ts';
import {
  type SafetyNote,
  selectOpenSafetyNotes,
  selectSafetyNote,
  updateSafetyNote,
} from '../safety/queries.ts';
import { sayKind } from '../safety/tell-contact.ts';
import type { CommandResult } from './command-result.ts';

const mostNotes = 1_000;
const longestName = 80;

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

/** `safety`, `safety read <number>` and `safety close <number> <who>`; undefined where the words are none of these. */
export async function runSafetyCommand(
  context: AppContext,
  args: string[],
): Promise<CommandResult | undefined> {
  const [act, number = '', ...rest] = args;
  if (act === undefined) return { kind: 'done', text: await listNotes(context) };
  const who = rest.join(' ').trim().slice(0, longestName);
  const isRead = act === 'read' && who === '';
  if (!(isRead || (act === 'close' && who !== '')) || !/^[1-9]\d{0,14}$/.test(number)) return undefined;
  const note = await selectSafetyNote(context.db, Number(number));
  if (!note) return { kind: 'refused', text: `There is no note ${number}.` };
  const now = context.clock.now();
  await insertSecurityEvent(context.db, { kind: `operator-safety-${act}`, now });
  if (isRead) return { kind: 'done', text: await readNote(context, note) };
  await updateSafetyNote(context.db, note.id, { state: 'done', by: who, now });
  return { kind: 'done', text: `Note ${number} is closed by ${who}.` };
}
