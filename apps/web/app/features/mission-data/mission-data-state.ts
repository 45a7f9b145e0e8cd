import type { MissionChart, MissionDataReading, MissionTable } from '@playforward/contract';

/** `offered` is a table that waits behind its button (D-119); `refused` is data that could not be shown. */
export type MissionData =
  | { kind: 'none' }
  | { kind: 'open'; shown: MissionChart | MissionTable }
  | { kind: 'offered'; table: MissionTable }
  | { kind: 'refused'; reason: 'too-much' | 'unreadable' };

export type MissionDataEvent =
  | { kind: 'arrived'; reading: MissionDataReading }
  | { kind: 'view' }
  | { kind: 'close' };

/** The newest message counts. A table that was offered stays on offer after it was looked at. */
export function nextMissionData(state: MissionData, event: MissionDataEvent): MissionData {
  switch (event.kind) {
    case 'arrived':
      return arrived(state, event.reading);
    case 'view':
      return state.kind === 'offered' ? { kind: 'open', shown: state.table } : state;
    case 'close':
      if (state.kind !== 'open') return { kind: 'none' };
      return state.shown.kind === 'table' && !state.shown.autoOpen
        ? { kind: 'offered', table: state.shown }
        : { kind: 'none' };
  }
}

function arrived(state: MissionData, reading: MissionDataReading): MissionData {
  if (reading.kind === 'nothing') return state;
  if (reading.kind === 'refused') return state.kind === 'open' ? state : reading;
  if (reading.kind === 'table' && !reading.autoOpen) return { kind: 'offered', table: reading };
  return { kind: 'open', shown: reading };
}
