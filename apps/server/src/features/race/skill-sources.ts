import {
  generateProblem,
  listSkills,
  misconceptions,
  type RenderedProblem,
  renderProblem,
  type Skill,
} from '@playforward/curriculum';
import { type ChallengeSource, type Draft, matchTopic } from '@playforward/race';

const longestQuestion = 320;
/** A question longer than this tells a story. */
const story = 90;
const seeds = 2 ** 31;

const phrases: Readonly<Record<string, { readonly phrase: string }>> = misconceptions;

/** Content text that reads as it stands: no formulas to typeset and no markup. */
const isPlain = (text: string): boolean => !/[\\$*_[\]{}]/.test(text);

function states(hint: string, key: string): boolean {
  const at = hint.indexOf(key);
  if (at < 0) return false;
  const around = `${hint[at - 1] ?? ' '}${hint[at + key.length] ?? ' '}`;
  return !/[\d/:.]/.test(around.replace(/\.$/, ''));
}

/** Three hints from the problem's own steps; null when fewer can be told without the key. */
function hintsOf({ steps }: RenderedProblem, key: string): Draft['hints'] | null {
  const texts = steps.flatMap(({ instruction, explanation }) => [instruction, explanation]);
  const usable = [...new Set(texts)].filter(
    (text) => text.trim() !== '' && isPlain(text) && !states(text, key),
  );
  const [first, second, third] = usable;
  return first && second && third ? [first, second, third] : null;
}

/** One problem of a skill as a race asks it; null when it needs a picture, a choice or typeset formulas. */
function drawProblem(skill: Skill, { level, seed }: { level: 1 | 2 | 3; seed: number }) {
  const spec = generateProblem({ skill: skill.id, version: skill.version, level, seed });
  const problem = renderProblem(spec);
  const { question, input, diagram } = problem;
  const { value, form, asked, unit } = spec.answer;
  if (!input || diagram || question.length > longestQuestion || !isPlain(question)) return null;
  const hints = hintsOf(problem, value);
  if (!hints) return null;
  const slips = spec.distractors.flatMap((distractor) => {
    const phrase = phrases[distractor.misconception]?.phrase;
    return phrase ? [{ value: distractor.value, phrase }] : [];
  });
  return {
    question,
    answer: value,
    form,
    hints,
    slips,
    claims: spec.claims,
    ...(asked && { asked }),
    ...(unit && { format: `Answer in ${unit}` }),
    type: question.length > story ? ('applied' as const) : ('equation' as const),
  };
}

/** The curriculum's own skills as sources of challenges, by the topic that their names tell. */
export function skillSources(): ChallengeSource[] {
  return listSkills().flatMap((skill): ChallengeSource[] => {
    if (skill.form === 'choice' || skill.form === 'diagram') return [];
    const topic = matchTopic(skill.id.replace(/^\w+?-/, '').replaceAll('-', ' '));
    if (!topic) return [];
    const draw: ChallengeSource['draw'] = (level, chance) =>
      drawProblem(skill, { level, seed: Math.floor(chance() * seeds) });
    return [{ id: skill.id, topic, draw }];
  });
}
