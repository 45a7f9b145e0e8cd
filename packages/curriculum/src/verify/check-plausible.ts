import type { Plausible } from '../plausible.ts';
import type { ProblemSpec, Sentence } from '../problem-spec.ts';
import type { Skill } from '../skill.ts';
import type { Fault } from './finding.ts';

/** Every sentence of a problem: what is asked, answered, suggested and explained. */
function sentencesOf({
  headline,
  question,
  answer,
  distractors,
  steps,
  finalAnswer,
  otherWrong,
}: ProblemSpec) {
  const choices = [answer, ...distractors].flatMap(({ text, reason }) => [...(text ? [text] : []), reason]);
  const worked = steps.flatMap(({ instruction, explanation }) => [instruction, explanation]);
  return [headline, question, finalAnswer, otherWrong, ...choices, ...worked].flat() as readonly Sentence[];
}

function isPlausible(value: number, { least, most, whole = false }: Plausible): boolean {
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** Numbers that a scene is given are true to it: no song of 25 seconds, no bus with nine teachers and four students. */
export function checkPlausible({ plausible }: Pick<Skill, 'plausible'>, spec: ProblemSpec): Fault[] {
  return sentencesOf(spec).flatMap(({ key, args }) =>
    Object.entries(plausible[key] ?? {}).flatMap(([name, range]): Fault[] => {
      const value = args[name];
      if (typeof value !== 'number' || isPlausible(value, range)) return [];
      const wanted = `${range.whole ? 'a whole number ' : ''}from ${range.least} to ${range.most}`;
      return [{ rule: 'plausible', message: `'${key}' is given {${name}} = ${value}, expected ${wanted}` }];
    }),
  );
}
