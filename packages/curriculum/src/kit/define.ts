import type { AnswerForm } from '@playforward/math';
import type { PlausibleNumbers } from '../plausible.ts';
import type { Level, ProblemLevel } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import type { Catalogue, Dress, ProblemBody, Skill } from '../skill.ts';
import { nameWordings, type Wording } from '../wordings.ts';
import { completeSolution, type Making, type Solution, type Tools, toolsOf } from './solution.ts';

/** The sentences of some scenes, and the numbers they may be given. */
export type ScenePack = { readonly text: Catalogue; readonly plausible: PlausibleNumbers };

type KeysOf<Pack> = Pack extends { readonly text: infer Text } ? keyof Text & string : never;

/** How problems of some levels are drawn and worked out. */
type LevelPlan<Params extends object, Key extends string, At extends ProblemLevel> = {
  /** Draws every number, name and unit. Nothing later may draw. */
  readonly draw: (context: { readonly level: At; readonly random: Random }) => Params;
  /** Computes answer, distractors, steps and diagram from the params alone. */
  readonly build: (params: Params, tools: Tools<Key, At>) => Solution<Key>;
};

/** What every kind of skill declares: levels 1 to 3, and under `stretch` a level 4 where it has one. */
export type SkillPlan<
  Params extends object,
  Key extends string,
  Packs extends readonly ScenePack[],
  Far extends object,
> = LevelPlan<Params, NoInfer<Key> | KeysOf<Packs[number]>, Level> & {
  /** Raise it whenever the same seed would give another problem. */
  readonly version: number;
  /**
   * Whole ICU sentences by name; numbers come from placeholders only. Several wordings of one sentence are a list: a
   * problem is asked in one of them.
   */
  readonly text: Readonly<Record<Key, Wording>>;
  /** Packs whose sentences it says as well. */
  readonly scenes?: Packs;
  /** How many different problems a level has, where that is fewer than 200 and all are meant. */
  readonly finite?: Partial<Record<ProblemLevel, number>>;
  /** A problem of several steps: at least one more than level 3 has. Nobody needs it to complete a lesson. */
  readonly stretch?: LevelPlan<Far, NoInfer<Key> | KeysOf<Packs[number]>, 4>;
};

type Draw = { readonly level: ProblemLevel; readonly random: Random; readonly dress: Dress | undefined };

/** One draw of a plan, and what makes its problem. Dressing changes words inside the params and never their shape. */
function attemptOf<Params extends object, Key extends string, At extends ProblemLevel>(
  { draw, build }: LevelPlan<Params, Key, At>,
  { level, random, dress }: Draw & { readonly level: At },
  making: Making,
): { params: Readonly<Record<string, unknown>>; build: () => ProblemBody } {
  const drawn = draw({ level, random });
  const params = dress ? (dress.params(Object.fromEntries(Object.entries(drawn))) as Params) : drawn;
  const text = dress ? Object.assign({}, making.text, dress.text) : making.text;
  return {
    params: Object.fromEntries(Object.entries(params)),
    build: () => completeSolution(build(params, toolsOf<Key, At>(level)), { ...making, text }),
  };
}

/** Makes a skill of a plan. `named` says whether a choice shows the sentence named after its value. */
export function skillFrom<
  Params extends object,
  Key extends string,
  Packs extends readonly ScenePack[],
  Far extends object,
>(id: string, form: AnswerForm, plan: SkillPlan<Params, Key, Packs, Far>, named: boolean): Skill {
  const { version, finite = {}, stretch } = plan;
  const scenes: readonly ScenePack[] = plan.scenes ?? [];
  const text: Catalogue = Object.assign({}, ...scenes.map((pack) => pack.text), nameWordings(plan.text));
  const plausible: PlausibleNumbers = Object.assign({}, ...scenes.map((pack) => pack.plausible));
  const making: Making = { form, text, named };
  return {
    id,
    version,
    form,
    text: { en: text },
    finite,
    stretches: stretch !== undefined,
    plausible,
    attempt(level, random, dress) {
      if (level !== 4) return attemptOf(plan, { level, random, dress }, making);
      if (!stretch) throw new RangeError(`${id} has no level 4`);
      return attemptOf(stretch, { level, random, dress }, making);
    },
  };
}
