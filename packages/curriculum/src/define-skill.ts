import type { AnswerForm } from '@playforward/math';
import type { Level, ProblemSpec, Sentence, SentenceArgs } from './problem-spec.ts';
import type { Random } from './random.ts';

/** Everything a skill decides about one problem; the engine adds the id and the params. */
export type ProblemBody = Omit<ProblemSpec, 'id' | 'params'>;

/** Names a sentence of the skill's own text; a key that is not in the text does not compile. */
type Say<Key extends string> = (key: Key, args?: SentenceArgs) => Sentence;

type BuildContext<Key extends string> = { readonly level: Level; readonly say: Say<Key> };

export type SkillDefinition<Params extends object, Key extends string> = {
  /** The slug in scope.yaml. */
  readonly id: string;
  /** Raise it whenever the same seed would give another problem. */
  readonly version: number;
  readonly form: AnswerForm;
  /** Whole ICU sentences; numbers come from placeholders only. */
  readonly text: { readonly en: Readonly<Record<Key, string>> };
  /** How many different problems a level has, where that is fewer than 200 and all are meant. */
  readonly finite?: Partial<Record<Level, number>>;
  /** Draws every number, name and unit. Nothing later may draw. */
  readonly draw: (context: { readonly level: Level; readonly random: Random }) => Params;
  /** Computes answer, distractors, steps and diagram from the params alone. */
  readonly build: (params: Params, context: BuildContext<Key>) => ProblemBody;
};

export type Catalogue = Readonly<Record<string, string>>;

/** A skill as the engine sees it: the types of its params and sentence keys are its own business. */
export type Skill = {
  readonly id: string;
  readonly version: number;
  readonly form: AnswerForm;
  readonly text: { readonly en: Catalogue };
  readonly finite: Partial<Record<Level, number>>;
  /** One draw, and what makes its problem; the engine rejects it when answers collide. */
  readonly attempt: (
    level: Level,
    random: Random,
  ) => {
    readonly params: Readonly<Record<string, unknown>>;
    readonly build: () => ProblemBody;
  };
};

/** Declares a skill: what it draws and how a drawn problem is asked, answered and explained. */
export function defineSkill<Params extends object, Key extends string>(
  definition: SkillDefinition<Params, Key>,
): Skill {
  const { id, version, form, text, finite = {}, draw, build } = definition;
  const say: Say<Key> = (key, args = {}) => ({ key, args });
  return {
    id,
    version,
    form,
    text,
    finite,
    attempt(level, random) {
      const params = draw({ level, random });
      return {
        params: Object.fromEntries(Object.entries(params)),
        build: () => build(params, { level, say }),
      };
    },
  };
}
