import type { AnswerForm } from '@playforward/math';
import type { PlausibleNumbers } from '../plausible.ts';
import type { Level, ProblemLevel } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import type { Catalogue, Dress, ProblemBody, Skill } from '../skill.ts';
import { nameWordings, type Wording } from '../wordings.ts';
import { askByHand, type ByHand, drawnBody, handText } from './by-hand/by-hand.ts';
import { bodyAsDrawn } from './by-hand/drawn-as.ts';
import {
  type AuthoredSolution,
  authorTools,
  completeSolution,
  type Making,
  type Tools,
  writePassage,
} from './solution.ts';

/** The sentences of some scenes, and the numbers they may be given. */
export type ScenePack = { readonly text: Catalogue; readonly plausible: PlausibleNumbers };

type KeysOf<Pack> = Pack extends { readonly text: infer Text } ? keyof Text & string : never;

/** How problems of some levels are drawn and worked out. */
type LevelPlan<Params extends object, Key extends string, At extends ProblemLevel> = {
  /** Draws every number, name and unit. Nothing later may draw. */
  readonly draw: (context: { readonly level: At; readonly random: Random }) => Params;
  /** Computes answer, distractors, steps and diagram from the params alone. */
  readonly build: (params: Params, tools: Tools<Key, At>) => AuthoredSolution<Key>;
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
  /** Levels of which some problems are answered on a drawn object. */
  readonly byHand?: ByHand<NoInfer<Key> | KeysOf<Packs[number]>>;
  /** A problem of several steps: at least one more than level 3 has. Nobody needs it to complete a lesson. */
  readonly stretch?: LevelPlan<Far, NoInfer<Key> | KeysOf<Packs[number]>, 4>;
};

/** What is left of a skill once its types are settled. */
type AttemptPlan<Params extends object, Key extends string, At extends ProblemLevel> = LevelPlan<
  Params,
  Key,
  At
> & { readonly byHand?: ByHand<Key> | undefined };

type Draw = { readonly level: ProblemLevel; readonly random: Random; readonly dress: Dress | undefined };

const usualShare = 50;

/** A problem with its answers drawn; as it was written where they cannot be. */
function bodyByHand(typed: AuthoredSolution<string>, byHand: ByHand<string>, making: Making): ProblemBody {
  const { value, wrong = [], make = byHand.make, right, ...told } = typed.drawn ?? {};
  const question = askByHand(writePassage(typed.question), byHand);
  const answer = typeof typed.answer === 'object' ? typed.answer : { value: typed.answer };
  const solution = {
    ...typed,
    ...told,
    answer: right ? { ...answer, reason: right } : answer,
    question: 'key' in question ? question : [...question],
  };
  const body = completeSolution(solution, making);
  const shown = value === undefined ? body : bodyAsDrawn(body, { value, wrong });
  return (make && drawnBody(shown, { ...byHand, make }, making.text)) ?? completeSolution(typed, making);
}

/** One draw of a plan, and what makes its problem. Dressing changes words inside the params and never their shape. */
function attemptOf<Params extends object, Key extends string, At extends ProblemLevel>(
  { draw, build, byHand }: AttemptPlan<Params, Key, At>,
  { level, random, dress }: Draw & { readonly level: At },
  making: Making,
): { params: Readonly<Record<string, unknown>>; build: () => ProblemBody } {
  const drawn = draw({ level, random });
  const isByHand =
    byHand !== undefined &&
    level !== 4 &&
    byHand.levels.includes(level) &&
    random.chance(byHand.share ?? usualShare);
  const params = dress ? (dress.params(Object.fromEntries(Object.entries(drawn))) as Params) : drawn;
  const text = dress ? Object.assign({}, making.text, dress.text) : making.text;
  const made: Making = { ...making, text };
  return {
    params: Object.fromEntries(Object.entries(isByHand ? { ...params, byHand: true } : params)),
    build() {
      const solution = build(params, authorTools<Key, At>(level));
      return isByHand ? bodyByHand(solution, byHand, made) : completeSolution(solution, made);
    },
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
  const text: Catalogue = Object.assign(
    {},
    plan.byHand && handText,
    ...scenes.map((pack) => pack.text),
    nameWordings(plan.text),
  );
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
