import type { LineOfClass, NowEnd, NowHand, NowRow } from '@playforward/contract';

/** What the line has told of a class so far. */
export type NowState = {
  kind: 'opening' | 'live' | 'broken' | 'over';
  rows: ReadonlyMap<number, NowRow>;
  pausedUntil: string | null;
  /** The server's clock minus this one, in milliseconds. */
  ahead: number;
};

export type NowEvent =
  | { kind: 'class'; said: LineOfClass; here: number }
  | { kind: 'row'; said: NowRow }
  | { kind: 'hand'; said: NowHand }
  | { kind: 'end'; said: NowEnd }
  | { kind: 'broken' };

export const newNowState: NowState = { kind: 'opening', rows: new Map(), pausedUntil: null, ahead: 0 };

export function nextNowState(state: NowState, event: NowEvent): NowState {
  switch (event.kind) {
    case 'class': {
      const { now, paused_until: pausedUntil } = event.said;
      // A line that was taken up again tells every row anew: who left meanwhile must not stay.
      const rows = state.kind === 'broken' ? newNowState.rows : state.rows;
      return { kind: 'live', rows, pausedUntil, ahead: Date.parse(now) - event.here };
    }
    case 'row':
      return { ...state, rows: new Map(state.rows).set(event.said.id, event.said) };
    case 'hand': {
      const row = state.rows.get(event.said.id);
      if (!row) return state;
      return { ...state, rows: new Map(state.rows).set(row.id, { ...row, hand_at: event.said.hand_at }) };
    }
    case 'end': {
      if (event.said.id === null) return { ...state, kind: 'over', rows: newNowState.rows };
      const rows = new Map(state.rows);
      rows.delete(event.said.id);
      return { ...state, rows };
    }
    case 'broken':
      return state.kind === 'over' ? state : { ...state, kind: 'broken' };
  }
}
