import { keyFault } from '../build-answer-key.ts';
import { drawProblem } from '../draw-problem.ts';
import { registeredSkill } from '../generate-problem.ts';
import type { ProblemSpec, RenderedProblem, SpecId } from '../problem-spec.ts';
import { renderWith } from '../render-problem.ts';
import { dressedScene, type Outfit, outfitText } from './outfit.ts';

type Params = Readonly<Record<string, unknown>>;
type SceneFields = Readonly<Record<string, unknown>>;

const isScene = (value: unknown): value is SceneFields =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Whether the numbers that were drawn are numbers of which the outfit's sentences stay true. */
function fits(params: Params, { fits: ranges }: Outfit): boolean {
  return Object.entries(ranges).every(([name, [least, most]]) => {
    const value = params[name];
    return typeof value === 'number' && value >= least && value <= most;
  });
}

/** Puts the outfit's words into the scene among the params; only words that the scene has are changed. */
function dressParams(params: Params, outfit: Outfit): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isScene(value) ? dressScene(value, outfit) : value]),
  );
}

function dressScene(scene: SceneFields, { words }: Outfit): SceneFields {
  const worn = Object.entries(scene).map(([name, value]) => [
    name,
    typeof value === 'string' ? (words[name] ?? value) : value,
  ]);
  return { ...Object.fromEntries(worn), key: dressedScene };
}

/** Which sentences the problem says. */
function* sentencesOf({ headline, question }: ProblemSpec): Generator<string> {
  yield headline.key;
  for (const sentence of 'key' in question ? [question] : question) yield sentence.key;
}

/**
 * The problem with this id as a field of work tells it: the numbers, the key and the wrong ideas stay what they are,
 * and its scene speaks of something else. null where the outfit has not all the sentences, or its sentences would not
 * be true of these numbers.
 *
 * @example dressProblem({ skill: 'm6-write-ratio', version: 2, level: 1, seed: 1 }, { skill: 'm6-ratio-simplify' }) // null
 */
export function dressProblem(id: SpecId, outfit: Outfit): RenderedProblem | null {
  if (outfit.skill !== id.skill) return null;
  const skill = registeredSkill(id);
  const text = outfitText(outfit);
  const { spec } = drawProblem(skill, id, { params: (drawn) => dressParams(drawn, outfit), text });
  const said = [...sentencesOf(spec)].filter((key) => key.startsWith(`${dressedScene}-`));
  if (said.length === 0 || said.some((key) => text[key] === undefined)) return null;
  if (!fits(spec.params, outfit) || keyFault(spec) !== null) return null;
  return renderWith(Object.assign({}, skill.text.en, text), spec);
}
