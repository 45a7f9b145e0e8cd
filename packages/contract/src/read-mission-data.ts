import { type GameMessage, type GraphData, graphData, type TableData, tableData } from './window-messages.ts';

export type MissionChart = { kind: 'chart'; title: string | null; data: GraphData };
export type MissionTable = { kind: 'table'; title: string | null; data: TableData; autoOpen: boolean };
export type MissionDataReading =
  | MissionChart
  | MissionTable
  | { kind: 'nothing' }
  | { kind: 'refused'; reason: 'too-much' | 'unreadable' };

/** More than any chart or table of a mission needs; 1 MB of numbers is far above. */
const most = { values: 160_000, characters: 250_000 };

/**
 * Reads what a graph or table message carries (D-117, D-118). A message without a payload is nothing (L-244); one with
 * a payload that is huge or of another shape is refused, so that the page can say so.
 */
export function readMissionData(message: GameMessage): MissionDataReading {
  if (message.type === 'open_react_graph') return readChart(message);
  if (message.type === 'open_react_table') return readTable(message);
  return { kind: 'nothing' };
}

type Opening<T extends GameMessage['type']> = Extract<GameMessage, { type: T }>;

function readChart({ title, graphData: own, data }: Opening<'open_react_graph'>): MissionDataReading {
  const payload = own ?? (data && typeof data === 'object' && 'graphData' in data ? data.graphData : null);
  if (!payload) return { kind: 'nothing' };
  if (!isModest(payload)) return { kind: 'refused', reason: 'too-much' };
  const { success, data: read } = graphData.safeParse(payload);
  if (!success) return { kind: 'refused', reason: 'unreadable' };
  return { kind: 'chart', title: title?.trim() || null, data: read };
}

function readTable({ title, data, auto_open: autoOpen }: Opening<'open_react_table'>): MissionDataReading {
  if (!data) return { kind: 'nothing' };
  if (!isModest(data)) return { kind: 'refused', reason: 'too-much' };
  const { success, data: read } = tableData.safeParse(data);
  if (!success) return { kind: 'refused', reason: 'unreadable' };
  return { kind: 'table', title: title?.trim() || null, data: read, autoOpen };
}

/** Counts before anything is parsed. Ends on endless structures too: a message may hold a list that holds itself. */
function isModest(payload: unknown): boolean {
  const waiting: unknown[] = [payload];
  let { values, characters } = most;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') characters -= next.length;
    const inside = childrenOf(next);
    values -= inside.length;
    if (values < 0 || characters < 0) return false;
    for (const child of inside) waiting.push(child);
  }
  return true;
}

function childrenOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return ArrayBuffer.isView(value) ? [] : Object.values(value);
}
