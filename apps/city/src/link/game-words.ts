import type { GameMessage } from '@playforward/contract';

export type GraphSeries = { label: string; data: (number | null)[] | { x: number; y: number }[] };

/** A chart as the game knows it; the page around it, or the game's own panel, draws it. */
export type Graph = {
  title: string;
  description: string;
  type: 'line' | 'bar' | 'scatter';
  labels: string[];
  datasets: GraphSeries[];
};

export type Table = { title: string; description: string; headers: string[]; rows: (string | number)[][] };

/** What the game says to the page around it. `orb` and `close` are for hosts that know them. */
export type GameWord =
  | GameMessage
  | { source: 'godot-game'; type: 'orb'; event: 'struggling' | 'success' | 'idle'; mission_id: string }
  | { source: 'godot-game'; type: 'close' };

const source = 'godot-game';
const mostLabels = 60;
const mostSeries = 4;

/** D-118; at most 60 labels and 4 series, so that a chart stays readable. */
export function graphWord(graph: Graph): GameWord {
  const data = {
    labels: graph.labels.slice(0, mostLabels),
    datasets: graph.datasets.slice(0, mostSeries).map(({ label, data: points }) => ({
      label,
      data: points.slice(0, mostLabels),
    })),
  };
  const { title, description, type } = graph;
  return { source, type: 'open_react_graph', title, graphData: { description, type, data } };
}

export function tableWord({ title, description, headers, rows }: Table): GameWord {
  const data = { description, table_data: { headers, rows: rows.slice(0, 200) } };
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
