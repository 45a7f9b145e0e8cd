import type { AnswerForm } from '@playforward/math';
import type { Level } from '../problem-spec.ts';
import type { Random } from '../random.ts';
import type { Catalogue, Skill } from '../skill.ts';
import type { PlausibleNumbers } from './define-scenes.ts';
import { completeSolution, type Solution, type Tools, toolsOf } from './solution.ts';

/** The sentences of some scenes, and the numbers they may be given. */
export type ScenePack = { readonly text: Catalogue; readonly plausible: PlausibleNumbers };

type KeysOf<Pack> = Pack extends { readonly text: infer Text } ? keyof Text & string : never;

/** What every kind of skill declares. */
export type SkillPlan<Params extends object, Key extends string, Packs extends readonly ScenePack[]> = {
  /** Raise it whenever the same seed would give another problem. */
  readonly version: number;
  /** Whole ICU sentences by name; numbers come from placeholders only. */
  readonly text: Readonly<Record<Key, string>>;
  /** Packs whose sentences it says as well. */
  readonly scenes?: Packs;
  /** How many different problems a level has, where that is fewer than 200 and all are meant. */
  readonly finite?: Partial<Record<Level, number>>;
  /** Draws every number, name and unit. Nothing later may draw. */
  readonly draw: (context: { readonly level: Level; readonly random: Random }) => Params;
  /** Computes answer, distractors, steps and diagram from the params alone. */
  readonly build: (
    params: Params,
    tools: Tools<NoInfer<Key> | KeysOf<Packs[number]>>,
  ) => Solution<NoInfer<Key> | KeysOf<Packs[number]>>;
};

/** Makes a skill of a plan. `named` says whether a choice shows the sentence named after its value. */
export function skillFrom<Params extends object, Key extends string, Packs extends readonly ScenePack[]>(
  id: string,
  form: AnswerForm,
  plan: SkillPlan<Params, Key, Packs>,
  named: boolean,
): Skill {
  const { version, finite = {}, draw, build } = plan;
  const scenes: readonly ScenePack[] = plan.scenes ?? [];
  const text: Catalogue = Object.assign({}, ...scenes.map((pack) => pack.text), plan.text);
  const plausible: PlausibleNumbers = Object.assign({}, ...scenes.map((pack) => pack.plausible));
  return {
    id,
    version,
    form,
    text: { en: text },
    finite,
    plausible,
    attempt(level, random, dress) {
      const drawn = draw({ level, random });
      // Dressing changes words inside the params and never their shape.
      const params = dress ? (dress.params(Object.fromEntries(Object.entries(drawn))) as Params) : drawn;
      const said = dress ? Object.assign({}, text, dress.text) : text;
      return {
        params: Object.fromEntries(Object.entries(params)),
        build: () =>
          completeSolution(build(params, toolsOf<Key | KeysOf<Packs[number]>>(level)), {
            form,
            text: said,
            named,
          }),
      };
    },
  };
}
