import type { AnswerForm, AskedForm } from '@playforward/math';
import type { ChallengeLevel, ChallengeType, Point } from './race-rules.ts';

/** A named wrong way of working, recognised by the answer that it gives. */
export type Slip = { readonly value: string; readonly phrase: string };

/** The sentences of a challenge that have formulas, as content text, and the HTML of each formula by its TeX. */
export type Typeset = {
  readonly texts: Readonly<Record<string, string>>;
  readonly math: Readonly<Record<string, string>>;
};

/** A challenge as the race plays it, read from the documented wire form by `readChallenge`. */
export type Challenge = {
  readonly id: string;
  readonly question: string;
  readonly type: ChallengeType;
  readonly answer: string;
  readonly moveValue: number;
  /** Weakest first; never empty. */
  readonly hints: readonly string[];
  /** A small note under the question, such as "Answer as (x, y)". */
  readonly format: string | null;
  /** Told before the question. */
  readonly narrative: string | null;
  /** Points to draw on the grid (D-143). */
  readonly points: readonly Point[];
  /** The form packages/math judges by; null where it follows from the answer. */
  readonly form: AnswerForm | null;
  /** The writing that is asked for, such as 'simplified'; null where any will do. */
  readonly asked: AskedForm | null;
  readonly topic: string | null;
  readonly level: ChallengeLevel | null;
  readonly slips: readonly Slip[];
  /** The skill of the curriculum that it asks; null where none is behind it. */
  readonly skill: string | null;
  /** One line for afterwards: what it trained and a way to it, without the answer. */
  readonly learning: string | null;
  /** What the server recounts the race by; null for a challenge that it did not deal. */
  readonly seal: string | null;
  /** Null where nothing is typeset: the plain sentences are shown. */
  readonly typeset: Typeset | null;
};

/** The documented wire form (002 §3) with this product's own additions at the end. */
export type WireChallenge = {
  readonly id: string;
  readonly question: string;
  readonly type: ChallengeType;
  readonly answer: string;
  readonly moveValue: number;
  readonly hint: string;
  readonly hints: readonly string[];
  readonly expected_answer_format: string | null;
  readonly visualization_hints: { readonly points: readonly Point[] } | null;
  readonly game_narrative_element: string | null;
  readonly answer_form: AnswerForm | null;
  readonly answer_asked: AskedForm | null;
  readonly topic: string | null;
  readonly level: ChallengeLevel | null;
  readonly slips: readonly Slip[];
  readonly skill: string | null;
  readonly learning: string | null;
};
