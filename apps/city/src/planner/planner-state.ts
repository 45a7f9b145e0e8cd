import type { CityMission } from '@playforward/contract';
import type { RunShown } from '../session/city-session.ts';

/** What the pupil plans, and what the city answered (CITY.md sections 2 and 14). */
export type PlannerState = {
  missionId: string | null;
  inputs: Record<string, string>;
  prediction: string;
  phase: PlannerPhase;
  run: FinishedRun | null;
  /** Why the last number could not be run; symbol says which field, null the prediction or none. */
  problem: { symbol: string | null; sentence: string } | null;
  /** Runs without a star since the last one with a star. */
  dimRuns: number;
  /** How many hints are open, 0 to 3. */
  hints: number;
  hintOffered: boolean;
  /** Symbols of what was read and measured in the city: the student's notes (R7). */
  found: readonly string[];
  /** What the student asked to be shown: it is lit on the map. */
  sought: string | null;
  /** The best of each mission: a fifth try gives as much as the first (R6). */
  records: Record<string, { attempts: number; stars: number; committed: boolean }>;
};

/** lapse: the city plays the days; outcome: chart and stars are there; built: it stands on the plot. */
type PlannerPhase = 'plan' | 'running' | 'lapse' | 'outcome' | 'building' | 'built';
export type FinishedRun = {
  runId: string;
  run: RunShown;
  inputs: Record<string, string>;
  prediction: string;
};

export type PlannerEvent =
  | { kind: 'open'; missionId: string }
  | { kind: 'leave' }
  | { kind: 'type'; symbol: string; value: string }
  | { kind: 'predict'; value: string }
  | { kind: 'run' }
  | { kind: 'ran'; runId: string; run: RunShown }
  | { kind: 'refused'; sentence: string; symbol: string | null }
  | { kind: 'lapse over' }
  | { kind: 'revise' }
  | { kind: 'build' }
  | { kind: 'built' }
  | { kind: 'found'; symbol: string }
  | { kind: 'sought'; symbol: string }
  | { kind: 'idle' }
  | { kind: 'hint' };

export const newPlanner: PlannerState = {
  missionId: null,
  inputs: {},
  prediction: '',
  phase: 'plan',
  run: null,
  problem: null,
  dimRuns: 0,
  hints: 0,
  hintOffered: false,
  found: [],
  sought: null,
  records: {},
};

/** Runs without a star after which a hint is offered (R13). */
const dimRunsBeforeHint = 2;
const mostHints = 3;
const longestInput = 40;

export function nextPlanner(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.kind) {
    case 'open':
      return event.missionId === state.missionId
        ? state
        : { ...newPlanner, records: state.records, missionId: event.missionId };
    case 'leave':
      return { ...newPlanner, records: state.records };
    case 'type':
      return edit(state, { inputs: { ...state.inputs, [event.symbol]: event.value.slice(0, longestInput) } });
    case 'predict':
      return edit(state, { prediction: event.value.slice(0, longestInput) });
    case 'run':
      return state.phase === 'plan' && state.missionId
        ? { ...state, phase: 'running', problem: null, run: null }
        : state;
    case 'ran':
      return state.phase === 'running' ? ran(state, event) : state;
    case 'refused':
      return refused(state, event);
    case 'lapse over':
      return state.phase === 'lapse' ? { ...state, phase: 'outcome' } : state;
    case 'revise':
      return isRead(state) ? { ...state, phase: 'plan' } : state;
    case 'build':
      return state.phase === 'outcome' ? { ...state, phase: 'building', problem: null } : state;
    case 'built':
      return state.phase === 'building' ? built(state) : state;
    case 'found':
      return state.found.includes(event.symbol)
        ? state
        : { ...state, found: [...state.found, event.symbol], sought: null };
    case 'sought':
      return { ...state, sought: event.symbol };
    case 'idle':
      return state.phase === 'plan' && state.missionId ? { ...state, hintOffered: true } : state;
    case 'hint':
      return { ...state, hints: Math.min(mostHints, state.hints + 1), hintOffered: true };
  }
}

/** The first mission after the open one that is not built yet, and those before it last. */
export function nextMission(
  list: readonly CityMission[],
  { missionId, records }: PlannerState,
): CityMission | undefined {
  const at = list.findIndex(({ id }) => id === missionId);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find(({ id }) => !records[id]?.committed);
}

/** Numbers change only while they are planned: what ran stays as it was read. */
function edit(state: PlannerState, change: Partial<PlannerState>): PlannerState {
  return state.phase === 'plan' ? { ...state, ...change, problem: null } : state;
}

function ran(state: PlannerState, { runId, run }: { runId: string; run: RunShown }): PlannerState {
  const dimRuns = run.stars > 0 ? 0 : state.dimRuns + 1;
  return {
    ...record(state, run.stars, false),
    phase: 'lapse',
    run: { runId, run, inputs: state.inputs, prediction: state.prediction },
    dimRuns,
    hintOffered: state.hintOffered || dimRuns >= dimRunsBeforeHint,
  };
}

function refused(state: PlannerState, event: { sentence: string; symbol: string | null }): PlannerState {
  const problem = { symbol: event.symbol, sentence: event.sentence };
  if (state.phase === 'running') return { ...state, phase: 'plan', problem };
  return state.phase === 'building' ? { ...state, phase: 'outcome', problem } : state;
}

function isRead({ phase }: PlannerState): boolean {
  return phase === 'outcome' || phase === 'built' || phase === 'lapse';
}

function built(state: PlannerState): PlannerState {
  return { ...record(state, 0, true), phase: 'built' };
}

function record(state: PlannerState, stars: number, committed: boolean): PlannerState {
  const { missionId } = state;
  if (!missionId) return state;
  const before = state.records[missionId] ?? { attempts: 0, stars: 0, committed: false };
  const after = {
    attempts: before.attempts + (committed ? 0 : 1),
    stars: Math.max(before.stars, stars),
    committed: before.committed || committed,
  };
  return { ...state, records: { ...state.records, [missionId]: after } };
}
