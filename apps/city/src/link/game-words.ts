import type { ChartSpec, GameMessage, TableSpec } from '@playforward/contract';

/** What the game says to the page around it. `orb` and `close` are for hosts that know them. */
export type GameWord =
  | GameMessage
  | { source: 'godot-game'; type: 'orb'; event: 'struggling' | 'success' | 'idle'; mission_id: string }
  | { source: 'godot-game'; type: 'close' };

const source = 'godot-game';
const mostLabels = 60;
const mostSeries = 4;
const mostRows = 200;

/** D-118; at most 60 labels and 4 series, so that a chart stays readable. */
export function graphWord({ title, description, type, data: { labels, datasets } }: ChartSpec): GameWord {
  const data = {
    labels: labels.slice(0, mostLabels),
    datasets: datasets.slice(0, mostSeries).map(({ label, data: points }) => ({
      label,
      data: points.slice(0, mostLabels),
    })),
  };
  return { source, type: 'open_react_graph', title, graphData: { description, type, data } };
}

export function tableWord({ title, description, table_data: { headers, rows } }: TableSpec): GameWord {
  const data = { description, table_data: { headers, rows: rows.slice(0, mostRows) } };
  return { source, type: 'open_react_table', title, auto_open: true, data };
}

type Progress = {
  missionId: string;
  status: 'started' | 'run' | 'committed';
  stars: number;
  attempts: number;
};

export function progressWord({ missionId, status, stars, attempts }: Progress): GameWord {
  return { source, type: 'mission_progress', mission_id: missionId, status, stars, attempts };
}

export const connectWord: GameWord = { source, type: 'connect', version: 1 };
export const closeWord: GameWord = { source, type: 'close' };

export function orbWord(event: 'struggling' | 'success' | 'idle', missionId: string): GameWord {
  return { source, type: 'orb', event, mission_id: missionId };
}
