import type { BuildingType } from '../buildings/building-types.ts';
import type { Feeling } from '../buildings/measures.ts';
import type { MetricId } from '../metrics/metric-specs.ts';
import type { Chance } from './chance.ts';
import type { Goal, InputKind, MissionLevel, PieceKind, Place } from './mission.ts';
import type { CityDays } from './scenario/city-days.ts';
import type { ProvenChain } from './words/equation.ts';

/** Every number of a problem, by symbol; drawn from the seed and free of words. */
export type Facts = Readonly<Record<string, number>>;

export type Point = { x: number; y: number };
export type Line = { slope: number; intercept: number };
export type AnswerValue = number | Point | Line;
/** What was typed, by symbol. */
export type MissionAnswer = Readonly<Record<string, AnswerValue>>;

export type Bound = Omit<Goal, 'label'>;
export type Tiers = readonly [readonly Bound[], readonly Bound[], readonly Bound[]];

export type ProcessRun<F extends Facts = Facts> = {
  facts: F;
  answer: MissionAnswer;
  /** How busy the simulated city is on each day, 1 on average; as many entries as days. */
  pulse: readonly number[];
  chance: Chance;
  /** The simulated district without and with what the answer built; for templates that the city itself judges. */
  city: { before: CityDays; after: CityDays } | null;
};

/** What one run ended in: a value a day for each series, and the metrics that goals are about. */
export type ProcessResult = {
  series: Record<string, number[]>;
  outcome: Record<string, number>;
};

/** An amount that a place uses up in the days of a run, and the amount that an answer brings. */
export type Lot = { need: number; supply: number };

type UnknownField = { kind: InputKind; step: number };

/** The words of one building theme. `{need}` stands for the shown value of that symbol, `{who}` for a person. */
export type Setting = {
  title: string;
  scenario: string;
  building: BuildingType;
  /** How many of the typed number one building stands for; what is committed grows with the number. */
  per?: number;
  /**
   * Reads in the city how many of the typed pieces stand and work: a metric, and what one piece adds to it. `step` is
   * the typed number of one piece, 1 where nothing is said. A tank is built as large as the pieces together.
   */
  meter?: { metric: MetricId; each: number; step?: number };
  /** A measuring task in these words, though others of its template are built. */
  isSurvey?: boolean;
  /** What the homes around go without while something is missing here. Nothing is said of them where it is not named. */
  feel?: Exclude<Feeling, 'services'>;
  /** Too small a number leaves something unused here: nobody waits for it, and nobody goes without. */
  isUnused?: boolean;
  story: string;
  /** Symbol → label, unit and where in the city it is read. */
  given: Readonly<Record<string, readonly [label: string, unit: string, where: Place]>>;
  unknown: Readonly<Record<string, readonly [label: string, unit: string]>>;
  /** Series and outcomes by what they are in this theme; the unit follows in brackets. */
  metrics: Readonly<Record<string, readonly [label: string, unit: string]>>;
  /** What is said when nothing is missing and nothing is left over, where "just enough" does not say it. */
  fit?: string;
  /** What stands on the map for what the place needs and for what the answer brings, where units do not say it. */
  pieces?: readonly [need: PieceKind, bring: PieceKind];
  /** Where to look in the city; the first hint. */
  look: string;
  /** Level 1: words; level 2: units; level 3: empty. */
  relation: string;
  unitLine: string;
  /** Headers of the measured table, where the template has one. */
  headers?: readonly string[];
};

/** The reason that holds, and two that do not, each with what shows it. */
export type Reasons = {
  right: string;
  wrong: readonly [{ text: string; reply: string }, { text: string; reply: string }];
};

/** A way of working, right or wrong; a method, so that templates of other facts fit one registry. */
type Work<F extends Facts> = { work(facts: F): MissionAnswer }['work'];

/**
 * One level of a family. Its mathematics is in `draw`, `solve`, `wrong`, `simulate` and `tiers`; its words are in
 * `settings`, and no setting can change a number.
 */
export type Template<F extends Facts = Facts> = {
  days: number;
  /** The city's own metrics judge: what stands there after the run, not what was typed. */
  isLived?: boolean;
  /** A task of measuring: the answer is compared with what was surveyed, and told so. */
  isSurvey?: boolean;
  /** The symbol that says how many cubic meters a tank holds. */
  holds?: string;
  draw(chance: Chance): F;
  /** Texts of facts that are not plain decimals, such as mixed numbers. */
  shown?(facts: F): Record<string, string>;
  /** How the measured table opens as a chart: its last two columns. */
  measuredAs?: 'bar' | 'line' | 'scatter';
  /** Rows of the measured table. */
  rows?(facts: F): (string | number)[][];
  unknowns: Readonly<Record<string, UnknownField>>;
  solve(facts: F): MissionAnswer;
  /** Wrong ways of working by name; none earns a star. */
  wrong: Readonly<Record<string, Work<F>>>;
  /**
   * What the place uses and what the answer brings: the city has it hauled from a store to a work site day by day, and
   * its meters say what was missing and what is left.
   */
  lots?(facts: F, answer: MissionAnswer): readonly Lot[];
  /** What else the city's own meters say after the run, and what a survey finds. */
  simulate?(run: ProcessRun<F>): ProcessResult;
  tiers: Tiers;
  /** The series whose last value is predicted, and those that are drawn, where they are not those of a store. */
  predict?: string;
  chart?: readonly string[];
  /** What one point of a series is, a day where nothing is said, and the number of the first one (usually 1). */
  axis?: string;
  firstPoint?: number;
  action: 'place' | 'set' | 'route' | 'zone';
  /** Parameter of the building ← symbol; empty where the number is a count of pieces. */
  params: Readonly<Record<string, string>>;
  /** What the numbers of the problem and of the answer say together; shown only where every claim of it holds. */
  equation(facts: F, answer: MissionAnswer): ProvenChain[];
  why: string;
  /** Reasons to choose from, in answer to `why`. */
  reasons: Reasons;
  /** Second and third hint: the method, never the number. */
  method: readonly [string, string];
  settings: Readonly<Record<string, Setting>>;
};

/** The usual template of each level, and further ones of the same family that a theme of theirs asks for by its name. */
export type Family = {
  levels: readonly [Template, Template, Template];
  besides?: Partial<Record<MissionLevel, readonly Template[]>>;
};

/** Checks a template against the facts that its own `draw` sets. */
export function defineTemplate<F extends Facts>(template: Template<F>): Template {
  return template as Template;
}

/** The number typed for a symbol; reading the inputs has made sure that it is there. */
export function numberAnswered(answer: MissionAnswer, symbol: string): number {
  const value = answer[symbol];
  if (typeof value !== 'number') throw new Error(`the answer has no number ${symbol}`);
  return value;
}

export function pointAnswered(answer: MissionAnswer, symbol: string): Point {
  const value = answer[symbol];
  if (typeof value !== 'object' || !('x' in value)) throw new Error(`the answer has no point ${symbol}`);
  return value;
}

export function lineAnswered(answer: MissionAnswer, symbol: string): Line {
  const value = answer[symbol];
  if (typeof value !== 'object' || !('slope' in value)) throw new Error(`the answer has no line ${symbol}`);
  return value;
}
