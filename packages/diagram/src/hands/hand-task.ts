/**
 * Places of a line or an axis: the place k has the value k · step. Answers hold whole places, so that they are exact
 * and none lies between two marks.
 */
export type HandScale = {
  readonly first: number;
  readonly last: number;
  /** Numerator and denominator of one step; both above zero. */
  readonly step: readonly [number, number];
  /** A number stands at every place that is a multiple of this. */
  readonly labelEvery: number;
  readonly as: 'decimal' | 'fraction';
};

/** Two axes; their names are plain words or a letter. */
export type HandPlane = {
  readonly x: HandScale;
  readonly y: HandScale;
  readonly xName: string;
  readonly yName: string;
};

export type HandCurve = 'line' | 'parabola' | 'absolute-value' | 'exponential';

/** What each kind shows and leaves to the student. */
type TaskFields = {
  /** One mark for each name; a single mark may have the empty name. */
  'place-on-line': { readonly line: HandScale; readonly marks: readonly string[] };
  /** A stretch of the line with open or filled ends; an end may run on. */
  'range-on-line': { readonly line: HandScale };
  /** One point for each name. Points without names may come in any order. */
  'plot-points': { readonly plane: HandPlane; readonly points: readonly string[] };
  /** A curve through two handles; of a parabola and an absolute value the first one is the vertex. */
  'draw-graph': { readonly plane: HandPlane; readonly curve: HandCurve };
  /**
   * Bars to be raised. Each has a name; a histogram has borders too, one more than bars, and its bars touch.
   */
  'build-chart': {
    readonly bars: readonly string[];
    readonly borders?: readonly string[] | undefined;
    readonly height: HandScale;
    readonly xName: string;
    readonly yName: string;
  };
  /** Cards with content text, to be put in order between the words at both ends. */
  'order-cards': { readonly cards: readonly string[]; readonly from: string; readonly to: string };
  /** Somebody's work, line by line as content text, and what may have happened in the first wrong line. */
  'find-error': {
    readonly who: string;
    readonly lines: readonly string[];
    readonly reasons: readonly string[];
  };
};

/** An end of a stretch; null where it runs on. */
export type HandEnd = { readonly at: number; readonly filled: boolean } | null;

/** A point by its places on both axes. */
export type HandPoint = readonly [number, number];

/** What a student gives. Every number is a place of the scale, or the number of a card, counted from 0. */
type AnswerFields = {
  'place-on-line': { readonly marks: readonly number[] };
  'range-on-line': { readonly left: HandEnd; readonly right: HandEnd };
  'plot-points': { readonly points: readonly HandPoint[] };
  'draw-graph': { readonly points: readonly [HandPoint, HandPoint] };
  'build-chart': { readonly heights: readonly number[] };
  'order-cards': { readonly order: readonly number[] };
  'find-error': { readonly line: number | null; readonly reason: number | null };
};

export type HandKind = keyof TaskFields;
export type HandTaskOf<Kind extends HandKind> = Kind extends HandKind
  ? { readonly kind: Kind } & TaskFields[Kind]
  : never;
export type HandAnswerOf<Kind extends HandKind> = Kind extends HandKind
  ? { readonly kind: Kind } & AnswerFields[Kind]
  : never;
export type HandTask = HandTaskOf<HandKind>;
export type HandAnswer = HandAnswerOf<HandKind>;

/** What every kind knows about its tasks and answers. */
export type HandModule<Kind extends HandKind> = {
  /** Where everything stands before the student has moved anything; never a right answer. */
  readonly start: (task: HandTaskOf<Kind>) => HandAnswerOf<Kind>;
  /** Why an answer cannot be one to this task, or is not finished, in a sentence for the student; else null. */
  readonly fault: (task: HandTaskOf<Kind>, answer: HandAnswerOf<Kind>) => string | null;
  /** What is to be seen, in words for the ear. */
  readonly say: (task: HandTaskOf<Kind>, answer: HandAnswerOf<Kind>) => string;
  /** The same drawing in one way of writing only, with no field besides those of the kind. */
  readonly tidy: (task: HandTaskOf<Kind>, answer: HandAnswerOf<Kind>) => HandAnswerOf<Kind>;
};
