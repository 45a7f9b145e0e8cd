import type { HandIn, OrbImage, OrbPicture, OrbSafetyCard, TypesetMath } from '@playforward/contract';

/** A picture on its way to the companion. It lives in the open conversation only (D-109). */
export type ChatImage = OrbImage & { key: string };

/** An offer to hand in that the student took up, and what became of it. */
export type HandedIn = {
  offer: HandIn;
  outcome: 'checking' | 'right' | 'wrong' | 'not-counted' | 'unrecorded';
};

export type UserEntry = {
  type: 'user';
  key: string;
  text: string;
  timestamp: string;
  status: 'sending' | 'delivered' | 'error';
  /** With an error: the message arrived, its answer did not. */
  heard?: boolean;
  /** Personal data in it was covered on the server. */
  masked?: boolean;
  /** The same with its formulas, where it has some. */
  said?: { text: string; math: TypesetMath };
  images: readonly ChatImage[];
};

export type StepVerdict = 'right' | 'not-yet';

export type OrbEntry = {
  type: 'orb';
  key: string;
  /** Content text: its formulas stand in `math`. */
  text: string;
  math: TypesetMath;
  timestamp: string;
  kind: 'greeting' | 'reply' | 'failure';
  /** Words written by people, for hard moments. */
  card: OrbSafetyCard | null;
  /** Whether more text is to come. */
  writing: boolean;
  /** The line was lost before its end. */
  cut?: boolean;
  /** Short things the student may say next. */
  suggestions: readonly string[];
  /** Answers to the question it ends with. */
  choices: readonly string[];
  picture: OrbPicture | null;
  /** What the companion found of the step the student wrote. */
  step: StepVerdict | null;
  /** What the student may hand in as the answer. */
  handIn: HandIn | null;
};

export type ChatEntry = UserEntry | OrbEntry;
