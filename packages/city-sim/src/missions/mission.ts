/** What a mission is in the city; the contract's `missionSchema` checks the same shape where it crosses a boundary. */
export type MissionFamily =
  | 'ratio'
  | 'percent'
  | 'linear'
  | 'system'
  | 'quadratic'
  | 'geometry'
  | 'exponential'
  | 'statistics'
  | 'probability'
  | 'sinusoid'
  | 'calculus'
  | 'coordinate';

export type MissionLevel = 1 | 2 | 3;
export type InputKind = 'int' | 'dec' | 'frac' | 'point' | 'line';
export type Place = 'story' | 'meter' | 'table' | 'measure';

/** What can stand on the map for one of the things that a mission counts. */
export type PieceKind =
  | 'oak'
  | 'maple'
  | 'person'
  | 'home'
  | 'crate'
  | 'barrel'
  | 'coin'
  | 'stone'
  | 'rail'
  | 'lamp'
  | 'panel'
  | 'battery'
  | 'bus'
  | 'bike';

export type ChartSpec = {
  title: string;
  description: string;
  type: 'line' | 'bar' | 'scatter';
  data: {
    labels: string[];
    datasets: { label: string; data: (number | { x: number; y: number })[] }[];
  };
};

export type TableSpec = {
  title: string;
  description: string;
  table_data: { headers: string[]; rows: (string | number)[][] };
};

export type Goal = {
  metric: string;
  op: 'between' | 'atMost' | 'atLeast';
  lo?: number | undefined;
  hi?: number | undefined;
  label: string;
};

export type GivenNumber = {
  symbol: string;
  label: string;
  unit: string;
  where: Place;
  /** The reading as the meter or the tape measure shows it. */
  value: string;
  /** Tile of the plot (0 to 48, row by row) where it is read; null in the story. */
  tile: number | null;
};

export type Unknown = {
  symbol: string;
  label: string;
  unit: string;
  kind: InputKind;
  min: number;
  max: number;
  step: number;
};

export type Mission = {
  id: string;
  version: 1;
  lesson_id: number;
  title: string;
  story: string;
  family: MissionFamily;
  level: MissionLevel;
  scenario: string;
  seed: number;
  given: GivenNumber[];
  unknowns: Unknown[];
  action: { type: 'place' | 'set' | 'route' | 'zone'; target: string; params: Record<string, string> };
  predict: {
    metric: string;
    unit: string;
    label: string;
    /** The day of the run that is asked about. */
    day: number;
    /** Bounds that every sensible prediction fits and none of them tells. */
    min: number;
    max: number;
  };
  /** A task of measuring instead of building; told so. */
  is_survey: boolean;
  /**
   * What stands for the need and for what is brought; `count` is the need where the story tells it. Null where nothing
   * is brought to a place.
   */
  site: { need: PieceKind; brings: PieceKind; count: number | null } | null;
  run: { days: number };
  /** What has to hold for one, two and three stars. */
  goals: [Goal[], Goal[], Goal[]];
  evidence: { charts: ChartSpec[]; tables: TableSpec[] };
  /** Level 1: the relation in words. Level 2: its units alone. Level 3: empty (R8). */
  relation: string;
  /** What the blueprint echoes while the number is typed (R2). */
  unit_line: string;
  hints: [string, string, string];
  why?: { prompt: string } | undefined;
  reason?: string | undefined;
};

/** What changes the words of a mission and never its mathematics. */
export type Theme = {
  /** 6 to 12; null when unknown. */
  grade: number | null;
  career: string | null;
  /** First names of the people in the stories; the seed picks one. */
  names: readonly string[];
  /** Which building, people and things the story is about; null takes the template's first. */
  setting?: string | null | undefined;
  /** The title of the lesson's mission; null takes the setting's own. */
  title?: string | null | undefined;
};
