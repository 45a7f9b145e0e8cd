import type { MissionChart, MissionDataReading, MissionTable } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type MissionDataEvent, nextMissionData } from './mission-data-state.ts';

const chart: MissionChart = {
  kind: 'chart',
  title: null,
  data: { description: '', type: 'line', data: { labels: [], datasets: [] } },
};
const table: MissionTable = {
  kind: 'table',
  title: null,
  autoOpen: true,
  data: { description: '', table_data: { headers: ['a'], rows: [] } },
};
const quiet = { ...table, autoOpen: false };
const refused = { kind: 'refused', reason: 'unreadable' } as const;
const arrived = (reading: MissionDataReading): MissionDataEvent => ({ kind: 'arrived', reading });
const view: MissionDataEvent = { kind: 'view' };
const close: MissionDataEvent = { kind: 'close' };
const nothing = arrived({ kind: 'nothing' });

test.each([
  ['a chart opens', [arrived(chart)], { kind: 'open', shown: chart }],
  ['a table opens', [arrived(table)], { kind: 'open', shown: table }],
  ['a table that does not open by itself is offered', [arrived(quiet)], { kind: 'offered', table: quiet }],
  ['what is offered opens on demand', [arrived(quiet), view], { kind: 'open', shown: quiet }],
  ['and is offered again when closed', [arrived(quiet), view, close], { kind: 'offered', table: quiet }],
  ['what opened by itself is gone when closed', [arrived(chart), close], { kind: 'none' }],
  [
    'a newer message takes the place of an older one',
    [arrived(chart), arrived(table)],
    { kind: 'open', shown: table },
  ],
  ['nothing changes nothing', [arrived(chart), nothing], { kind: 'open', shown: chart }],
  ['refused data are said', [arrived(refused)], refused],
  [
    'refused data do not close what is looked at',
    [arrived(chart), arrived(refused)],
    { kind: 'open', shown: chart },
  ],
  ['the sentence can be closed', [arrived(refused), close], { kind: 'none' }],
  ['there is nothing to view without an offer', [view], { kind: 'none' }],
] as const)('%s [L-243] [L-348]', (_, events, state) => {
  expect(events.reduce(nextMissionData, { kind: 'none' })).toEqual(state);
});
