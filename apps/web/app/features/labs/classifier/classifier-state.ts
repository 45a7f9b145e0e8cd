import {
  type Example,
  firstLine,
  type Kind,
  type Line,
  learnRound,
  lineSays,
  lineThrough,
  missingToLearn,
  mostExamples,
  nearestExample,
  nudgeLine,
  type Place,
  toPlace,
} from '@playforward/ai-lab';
import { ready } from './ready-examples.ts';
import type { Task } from './task.ts';
import { classifierText as text } from './text.ts';

export type Machine = 'line' | 'nearest';
export type Tool = Kind | 'ask';

/** Where the line was after earlier rounds: the last two. */
type Ghost = { readonly round: number; readonly line: Line };

export type ClassifierState = {
  readonly task: Task;
  readonly machine: Machine;
  readonly tool: Tool;
  readonly examples: readonly Example[];
  readonly line: Line;
  readonly ghosts: readonly Ghost[];
  readonly round: number;
  /** The place last asked about, with what was said of it. */
  readonly asked: (Place & { readonly says: Kind }) | null;
  readonly said: string;
};

export type ClassifierEvent =
  | { type: 'task'; task: Task }
  | { type: 'machine'; machine: Machine }
  | { type: 'tool'; tool: Tool }
  | { type: 'place'; place: Place; kind?: Kind | 'ask' }
  | { type: 'remove'; at: number }
  | { type: 'learn'; rounds: number }
  | { type: 'drag'; ends: readonly [Place, Place] }
  | { type: 'nudge'; turn?: number; move?: number }
  | { type: 'tested'; right: number; count: number }
  | { type: 'say'; said: string }
  | { type: 'start-again' }
  | { type: 'clear' };

export function startClassifier(task: Task = 'fruit'): ClassifierState {
  const fresh = { line: firstLine, ghosts: [], round: 0, asked: null } as const;
  return { task, machine: 'line', tool: 'first', examples: ready[task], ...fresh, said: text.said.start };
}

/** What the machine says of a place; null where it has nothing to go by. */
export function machineSays(
  { machine, line, examples }: Pick<ClassifierState, 'machine' | 'line' | 'examples'>,
  place: Place,
): Kind | null {
  return machine === 'line' ? lineSays(line, place) : (nearestExample(examples, place)?.kind ?? null);
}

/** Examples with their places, by which they are told apart: two may be alike. */
export const numberExamples = (examples: readonly Example[]) => examples.map((one, at) => ({ at, one }));

const wordOf = ({ task }: ClassifierState, kind: Kind): string => text.tasks[task].inSentence[kind];

export function classifierState(state: ClassifierState, event: ClassifierEvent): ClassifierState {
  switch (event.type) {
    case 'task':
      return { ...startClassifier(event.task), machine: state.machine, said: text.said.task };
    case 'machine':
      return { ...state, machine: event.machine, asked: null, said: text.said[event.machine] };
    case 'tool':
      return { ...state, tool: event.tool };
    case 'place':
      return putPlace(state, event.place, event.kind ?? state.tool);
    case 'remove':
      return {
        ...state,
        examples: state.examples.filter((_, at) => at !== event.at),
        asked: null,
        said: text.said.removed,
      };
    case 'learn':
      return learn(state, event.rounds);
    case 'drag':
      return { ...state, line: lineThrough(state.line, event.ends) ?? state.line, said: text.said.moved };
    case 'nudge':
      return { ...state, line: nudgeLine(state.line, event), said: text.said.moved };
    case 'tested':
      return { ...state, said: text.said.tested(event.right, event.count) };
    case 'say':
      return { ...state, said: event.said };
    case 'start-again':
      return { ...state, line: firstLine, ghosts: [], round: 0, asked: null, said: text.said.startedAgain };
    case 'clear':
      return { ...state, examples: [], asked: null, said: text.said.cleared };
  }
}

/** Adds an example, or asks the machine about the place. */
function putPlace(state: ClassifierState, wanted: Place, kind: Tool): ClassifierState {
  const place = toPlace(wanted);
  if (!place) return { ...state, said: text.said.badNumber };
  if (kind === 'ask') {
    const says = machineSays(state, place);
    if (!says) return { ...state, asked: null, said: text.said.none };
    return { ...state, asked: { ...place, says }, said: text.said.asked(wordOf(state, says)) };
  }
  if (state.examples.length >= mostExamples) return { ...state, said: text.said.full(mostExamples) };
  return {
    ...state,
    examples: [...state.examples, { ...place, kind }],
    asked: null,
    said: text.said.added(wordOf(state, kind), place.x, place.y),
  };
}

function learn(state: ClassifierState, rounds: number): ClassifierState {
  const { examples } = state;
  const missing = missingToLearn(examples);
  if (missing === 'examples') return { ...state, said: text.said.none };
  let { line, ghosts, round } = state;
  for (let one = 0; one < rounds; one += 1) {
    const next = learnRound(line, examples);
    if (next === line) break;
    ghosts = [...ghosts.slice(-1), { round, line }];
    round += 1;
    line = next;
  }
  const right = examples.filter((one) => lineSays(line, one) === one.kind).length;
  const told =
    round === state.round
      ? text.said.settled(examples.length)
      : text.said.learned(round, right, examples.length);
  const said = missing ? text.said.oneKind(wordOf(state, missing)) : told;
  return { ...state, line, ghosts, round, asked: null, said };
}
