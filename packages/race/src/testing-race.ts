import { createRace } from './create-race.ts';
import type { RaceEvent, RaceState, Work, WorkKind } from './race-state.ts';
import { reduceRace } from './reduce-race.ts';

/** For tests: what a server answered to challenge_generation; the answer is 4 unless stated. */
export function makeChallenge(
  fields: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    id: 'c1',
    question: 'What is 2 + 2?',
    type: 'equation',
    answer: '4',
    hints: ['one', 'two', 'three'],
    ...fields,
  };
}

export const say = (state: RaceState, ...texts: string[]): RaceState =>
  texts.reduce((next, text) => reduceRace(next, { type: 'say', text }), state);

export function findWork<K extends WorkKind>(state: RaceState, kind: K): Extract<Work, { kind: K }> {
  const work = state.work.find((entry): entry is Extract<Work, { kind: K }> => entry.kind === kind);
  if (!work)
    throw new Error(`no ${kind} is under way, only ${state.work.map((entry) => entry.kind).join(', ')}`);
  return work;
}

export const send = (state: RaceState, event: RaceEvent): RaceState => reduceRace(state, event);

export const generated = (state: RaceState, challenge: unknown, roll = 0): RaceState =>
  send(state, { type: 'generated', work: findWork(state, 'generate').id, challenge, roll });

export const rivalMoves = (state: RaceState, roll: number): RaceState =>
  send(state, { type: 'rival-moves', work: findWork(state, 'rival').id, roll });

export const classified = (state: RaceState, result: unknown): RaceState =>
  send(state, { type: 'classified', work: findWork(state, 'classify').id, result });

/** At the rules, after the four questions. */
export function atRules(): RaceState {
  const told = say(createRace(), 'Ana', '8', 'fractions', 'get better at fractions');
  const watched = told.work.filter(({ kind }) => kind === 'watch');
  return watched.reduce((race, { id }) => send(race, { type: 'watched', work: id, card: null }), told);
}

/** A race whose first challenge is asked. */
export function racing(challenge: unknown = makeChallenge()): RaceState {
  return generated(say(atRules(), 'start'), challenge);
}

/** A race after its end by quitting. */
export function afterQuit(): RaceState {
  const quitting = say(racing(), 'quit');
  return classified(quitting, { primary_intent: 'COMMAND', command_type: 'quit' });
}

export const lastText = (state: RaceState): string => state.messages.at(-1)?.text ?? '';
export const texts = (state: RaceState): string[] => state.messages.map(({ text }) => text);
