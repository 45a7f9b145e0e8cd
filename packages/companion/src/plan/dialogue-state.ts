import { z } from 'zod';
import { moves } from './moves.ts';

const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const specId = z.strictObject({ skill: z.string(), version: z.int(), level, seed: z.int() });

const asked = z.discriminatedUnion('kind', [
  /** A problem was dealt; the next value or choice answers it. */
  z.strictObject({ kind: z.literal('practice'), id: specId }),
  /** Which of these ideas was meant. */
  z.strictObject({ kind: z.literal('idea'), ids: z.array(z.string()).max(4) }),
  /** Whether the student wants this move next. */
  z.strictObject({ kind: z.literal('offer'), move: z.enum(moves) }),
  /** The next line, or how a value came about. */
  z.strictObject({ kind: z.literal('step') }),
  /** Something that is answered in words: what is asked, what is given, what helped, an idea in own words. */
  z.strictObject({ kind: z.enum(['wanted', 'given', 'helped', 'words']) }),
  /** Whether the student wants to talk to a person. */
  z.strictObject({ kind: z.literal('person'), sign: z.string() }),
]);

/** What a talk about one problem remembers from turn to turn; stored with the thread and read again after a reload. */
const dialogueState = z.strictObject({
  /** The problem all this is about; another one starts anew. */
  problem: z.string().nullable(),
  asked: asked.nullable(),
  lastMove: z.enum(moves).nullable(),
  /** What was told already: `<idea>#<side>` or the id of an answer, the newest last. */
  explained: z.array(z.string()).max(16),
  /** Ways of help that were taken since the last step forward; each is taken once. */
  helped: z.array(z.enum(moves)).max(moves.length).default([]),
  /** Lines of the student that were proven right. */
  lines: z.array(z.string()).max(12),
  /** Equations of the student's own that the story was put into. */
  models: z.array(z.string()).max(6),
  /** Steps of the way that are done. */
  done: z.int().min(0),
  /** Hints told in this talk. */
  hints: z.int().min(0),
  /** Values that were offered as the answer. */
  claims: z.array(z.string()).max(6),
  /** Right steps one after the other; after two of them the tutor says little. */
  rightInRow: z.int().min(0),
  /** Whether a line one operation from the end was judged wrong. */
  hasGuessed: z.boolean(),
});

export type DialogueState = z.infer<typeof dialogueState>;

export const newDialogue: DialogueState = {
  problem: null,
  asked: null,
  lastMove: null,
  explained: [],
  helped: [],
  lines: [],
  models: [],
  done: 0,
  hints: 0,
  claims: [],
  rightInRow: 0,
  hasGuessed: false,
};

/** The state as it was stored; a new one where it cannot be read or belongs to another problem. */
export function readDialogue(stored: unknown, problem: string | null): DialogueState {
  const read = dialogueState.safeParse(stored);
  if (!read.success) return { ...newDialogue, problem };
  if (read.data.problem === problem) return read.data;
  const { explained, asked: last } = read.data;
  const goesOn = last?.kind === 'practice' || last?.kind === 'person' || last?.kind === 'idea';
  return { ...newDialogue, problem, explained, asked: goesOn ? last : null };
}
