import type { RaceMessage, RaceState, Work } from './race-state.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

const mostMessages = 300;

type Flags = Pick<RaceMessage, 'game' | 'error' | 'feedback' | 'lang'>;

function addMessage(state: RaceState, message: Omit<RaceMessage, 'id'>): RaceState {
  const messages = [...state.messages, { ...message, id: state.nextId }].slice(-mostMessages);
  return { ...state, messages, nextId: state.nextId + 1 };
}

export function botSays(state: RaceState, text: string, flags: Flags = {}): RaceState {
  return addMessage(state, { type: 'bot', text, ...flags });
}

export function studentSays(state: RaceState, text: string): RaceState {
  return addMessage(state, { type: 'user', text });
}

/** Puts a task out; it stays until the event that names its id. */
export function addWork(state: RaceState, work: WithoutId<Work>): RaceState {
  return { ...state, work: [...state.work, { ...work, id: state.nextId }], nextId: state.nextId + 1 };
}

/** Takes the answered task back; null when it is not under way or of another kind: a late or repeated answer. */
export function endWork<K extends Work['kind']>(
  state: RaceState,
  { id, kind }: { id: number; kind: K },
): { readonly state: RaceState; readonly work: Extract<Work, { kind: K }> } | null {
  const work = state.work.find(
    (entry): entry is Extract<Work, { kind: K }> => entry.id === id && entry.kind === kind,
  );
  if (!work) return null;
  return { state: { ...state, work: state.work.filter((entry) => entry !== work) }, work };
}

/** Gives up every task but those whose outcome is silent. */
export function dropWork(state: RaceState): RaceState {
  return { ...state, work: state.work.filter(({ kind }) => silent.has(kind)) };
}

const silent = new Set<Work['kind']>(['update', 'register', 'watch']);

const handling = new Set<Work['kind']>(['classify', 'generate', 'feedback', 'show-feedback']);

/** A message is being handled: input is ignored (R-080, D-129). The rival's delay does not count. */
export function isBusy(state: Pick<RaceState, 'work'>): boolean {
  return state.work.some(({ kind }) => handling.has(kind));
}

export function isRunning({ started, gameOver }: Pick<RaceState, 'started' | 'gameOver'>): boolean {
  return started && !gameOver;
}
