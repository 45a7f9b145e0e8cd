import type { AnswerForm } from '@playforward/math';
import type { PlausibleNumbers } from './plausible.ts';
import type { ProblemLevel, ProblemSpec } from './problem-spec.ts';
import type { Random } from './random.ts';

/** Everything a skill decides about one problem; the engine adds the id and the params. */
export type ProblemBody = Omit<ProblemSpec, 'id' | 'params'>;

export type Catalogue = Readonly<Record<string, string>>;

/** Other words in the place of a scene's; numbers stay as they were drawn. */
export type Dress = {
  readonly params: (drawn: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Sentences beside those of the skill. */
  readonly text: Catalogue;
};

/** A skill as the engine sees it: the types of its params and sentence keys are its own business. */
export type Skill = {
  readonly id: string;
  readonly version: number;
  readonly form: AnswerForm;
  readonly text: { readonly en: Catalogue };
  readonly finite: Partial<Record<ProblemLevel, number>>;
  /** Whether it has a level 4. */
  readonly stretches: boolean;
  /** By sentence and placeholder: the numbers that make sense there; the verifier refuses others. */
  readonly plausible: PlausibleNumbers;
  /** One draw, and what makes its problem; the engine rejects it when answers collide. Throws for a level it has not. */
  readonly attempt: (
    level: ProblemLevel,
    random: Random,
    dress?: Dress,
  ) => {
    readonly params: Readonly<Record<string, unknown>>;
    readonly build: () => ProblemBody;
  };
};
