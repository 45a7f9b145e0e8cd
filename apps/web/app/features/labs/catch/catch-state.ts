import type { CatchGameView } from '@playforward/contract';

type CatchScore = { readonly caught: number; readonly played: number };

/** A game being played. The score lives in the page alone and ends with it. */
export type Round = {
  readonly game: CatchGameView;
  /** `line`: the wrong line is looked for. `why`: it is found, and the reason is looked for. */
  readonly phase: 'line' | 'why' | 'done';
  /** Lines tapped that are not the one, in their order. */
  readonly missed: readonly number[];
  readonly missedWhys: readonly number[];
  readonly wasShown: boolean;
};

export type CatchState = CatchScore & {
  readonly round:
    | { readonly kind: 'coming' }
    | { readonly kind: 'failed' }
    | ({ readonly kind: 'here' } & Round);
};

export type CatchEvent =
  | { type: 'ask' }
  | { type: 'failed' }
  | { type: 'game'; game: CatchGameView }
  | { type: 'line'; at: number }
  | { type: 'why'; at: number }
  | { type: 'show' };

export const startCatch: CatchState = { caught: 0, played: 0, round: { kind: 'coming' } };

/** Caught is who taps the wrong line before any other. */
export const isCaught = ({ missed, wasShown }: Round): boolean => missed.length === 0 && !wasShown;

export function catchState(state: CatchState, event: CatchEvent): CatchState {
  switch (event.type) {
    case 'ask':
      return { ...state, round: { kind: 'coming' } };
    case 'failed':
      return { ...state, round: { kind: 'failed' } };
    case 'game': {
      const fresh = { phase: 'line', missed: [], missedWhys: [], wasShown: false } as const;
      return { ...state, round: { kind: 'here', game: event.game, ...fresh } };
    }
    case 'line':
    case 'why':
    case 'show':
      return state.round.kind === 'here' ? play(state, state.round, event) : state;
  }
}

type Play = Extract<CatchEvent, { type: 'line' | 'why' | 'show' }>;

function play(
  state: CatchState,
  round: Extract<CatchState['round'], { kind: 'here' }>,
  event: Play,
): CatchState {
  const { game, phase, missed, missedWhys } = round;
  if (event.type === 'why') {
    if (phase !== 'why') return state;
    if (game.whys[event.at]?.is_right) return { ...state, round: { ...round, phase: 'done' } };
    return {
      ...state,
      round: { ...round, missedWhys: [...missedWhys.filter((at) => at !== event.at), event.at] },
    };
  }
  if (phase !== 'line') return state;
  const found = { ...round, phase: 'why', wasShown: event.type === 'show' } as const;
  if (event.type === 'show' || event.at === game.wrong_line) {
    return { played: state.played + 1, caught: state.caught + Number(isCaught(found)), round: found };
  }
  return { ...state, round: { ...round, missed: [...missed.filter((at) => at !== event.at), event.at] } };
}
