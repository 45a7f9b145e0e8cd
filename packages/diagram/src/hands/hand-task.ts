import type { Diagram } from '../diagram.ts';

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

export type HandCurve =
  | 'line'
  | 'ray'
  | 'segment'
  | 'parabola'
  | 'absolute-value'
  | 'exponential'
  | 'sinusoid'
  | 'step';

/** A picture on a card: its data, and in a page the address it is drawn at. */
type HandPicture = Diagram | string | null;

/** Cards with content text; where a card is a picture, its text says in words what is to be seen. */
type HandCards = {
  readonly cards: readonly string[];
  readonly pictures?: readonly HandPicture[] | undefined;
};

/** A boundary of a region: the line through two points, or null where the student draws it. */
type HandBoundary = readonly [HandPoint, HandPoint] | null;

/** A part of a figure that can be marked, in units of the figure with y upward; `name` is what is heard. */
export type HandPart = {
  readonly name: string;
  readonly shape:
    | {
        readonly kind: 'segment';
        readonly from: HandSpot;
        readonly to: HandSpot;
        readonly dashed?: true | undefined;
      }
    | { readonly kind: 'region'; readonly corners: readonly HandSpot[] }
    | { readonly kind: 'angle'; readonly at: HandSpot; readonly from: HandSpot; readonly to: HandSpot }
    /** A term of an expression; its text is content text. */
    | { readonly kind: 'term'; readonly text: string };
};

/** A spot of a figure. */
export type HandSpot = readonly [number, number];

export type HandMove = 'slide' | 'turn' | 'flip' | 'scale';

/** What each kind shows and leaves to the student. */
type TaskFields = {
  /** One mark for each name. A single mark may have the empty name; several without names may come in any order. */
  'place-on-line': { readonly line: HandScale; readonly marks: readonly string[] };
  /** A stretch of the line with open or filled ends; an end may run on. */
  'range-on-line': { readonly line: HandScale };
  /** One point for each name. Points without names may come in any order. */
  'plot-points': { readonly plane: HandPlane; readonly points: readonly string[] };
  /**
   * A curve through two handles. Of a parabola and an absolute value the first one is the vertex, of a ray and a segment
   * an end, of a sinusoid a crossing of its midline and the second one the next highest or lowest point, of steps both
   * are left ends of neighboring steps. Among points of a plot a line of fit is drawn, and many lines are right.
   */
  'draw-graph': {
    readonly plane: HandPlane;
    readonly curve: HandCurve;
    readonly among?: readonly HandPoint[] | undefined;
  };
  /** Half-planes: each boundary dashed or solid, and one of its sides shaded. */
  'shade-region': {
    readonly plane: HandPlane;
    /** Names of the boundaries, as they stand in the question. */
    readonly names: readonly string[];
    readonly boundaries: readonly HandBoundary[];
  };
  /**
   * Bars to be raised. Each has a name; a histogram has borders too, one more than bars, and its bars touch.
   */
  'build-chart': {
    readonly bars: readonly string[];
    readonly borders?: readonly string[] | undefined;
    readonly height: HandScale;
    readonly xName: string;
    readonly yName: string;
    /** Dots one above the other in the place of a bar. */
    readonly dots?: true | undefined;
  };
  /** A box plot by its five numbers above a line; the data stand beside it. */
  'build-box': { readonly line: HandScale; readonly data: readonly string[]; readonly xName: string };
  /** A table of numbers; null is a cell to be filled. Arrows say what turns one column into another. */
  'fill-table': {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly (string | null)[])[];
    readonly arrows?:
      | readonly { readonly from: number; readonly to: number; readonly text: string }[]
      | undefined;
  };
  /**
   * Bars that are cut and shaded. `length` marks lie along each; `parts` says into how many equal parts each bar is cut
   * already, null where the student cuts. A grid shows one bar in rows of ten, an area two bars across each other.
   */
  'split-bar': {
    readonly look: 'bars' | 'grid' | 'area';
    readonly bars: readonly string[];
    readonly length: number;
    readonly parts: readonly (number | null)[];
  };
  /** Cards with content text, to be put in order between the words at both ends. */
  'order-cards': {
    readonly cards: readonly string[];
    readonly from: string;
    readonly to: string;
    /** How many of the cards make the row, where some are not needed. */
    readonly places?: number | undefined;
  };
  /** Each place takes one card; there may be more cards than places. */
  'match-cards': HandCards & { readonly places: readonly string[] };
  /** Each card goes into one box; a box may stay empty. */
  'sort-cards': HandCards & { readonly boxes: readonly string[] };
  /** Parts of a figure, or terms of an expression, of which some are marked. */
  'mark-figure': {
    readonly parts: readonly HandPart[];
    /** Lines that are drawn and cannot be marked. */
    readonly outline?: readonly (readonly HandSpot[])[] | undefined;
    /** Words in the figure. */
    readonly labels?: readonly { readonly at: HandSpot; readonly text: string }[] | undefined;
  };
  /** A figure on a plane that is slid, turned by quarters, flipped or scaled around a point that can be chosen. */
  'move-shape': {
    readonly plane: HandPlane;
    readonly names: readonly string[];
    readonly shape: readonly HandPoint[];
    readonly moves: readonly HandMove[];
  };
  /** A claim, what shows it, and why: content text. */
  argue: {
    readonly claims: readonly string[];
    readonly evidence: readonly string[];
    readonly reasons: readonly string[];
  };
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

/** One boundary as it is drawn; `over` is the side with the larger y, beside an upright line the one with the larger x. */
export type HandShade = {
  readonly points: readonly [HandPoint, HandPoint];
  readonly solid: boolean;
  readonly side: 'over' | 'under' | null;
};

/** A bar as it is cut, at marks of its length, and which of its parts are shaded, counted from 0. */
export type HandBar = { readonly cuts: readonly number[]; readonly shaded: readonly number[] };

/** What a student gives. Every number is a place of the scale, or the number of a card, counted from 0. */
type AnswerFields = {
  'place-on-line': { readonly marks: readonly number[] };
  'range-on-line': { readonly left: HandEnd; readonly right: HandEnd };
  'plot-points': { readonly points: readonly HandPoint[] };
  'draw-graph': { readonly points: readonly [HandPoint, HandPoint] };
  'build-chart': { readonly heights: readonly number[] };
  'build-box': { readonly numbers: readonly number[] };
  'shade-region': { readonly regions: readonly HandShade[] };
  /** What stands in the cells to be filled, in reading order. */
  'fill-table': { readonly cells: readonly string[] };
  'split-bar': { readonly bars: readonly HandBar[] };
  'order-cards': { readonly order: readonly number[] };
  /** For each place the number of its card. */
  'match-cards': { readonly cards: readonly (number | null)[] };
  /** For each card the number of its box. */
  'sort-cards': { readonly boxes: readonly (number | null)[] };
  'mark-figure': { readonly marked: readonly number[] };
  'move-shape': { readonly points: readonly HandPoint[] };
  argue: { readonly claim: number | null; readonly evidence: number | null; readonly reason: number | null };
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
  /** What is to be seen, in whole sentences for the ear. */
  readonly say: (task: HandTaskOf<Kind>, answer: HandAnswerOf<Kind>) => string;
  /** The same drawing in one way of writing only, with no field besides those of the kind. */
  readonly tidy: (task: HandTaskOf<Kind>, answer: HandAnswerOf<Kind>) => HandAnswerOf<Kind>;
};
