import { plainTex } from '@playforward/companion';
import {
  findSkill,
  generateProblem,
  misconceptions,
  type ProblemSpec,
  type RenderedProblem,
  renderProblem,
  type Skill,
  type SpecId,
} from '@playforward/curriculum';
import { type ChallengeDraft, type ChallengeSource, topicSkills } from '@playforward/race';

const longestQuestion = 320;
/** A question longer than this tells a story. */
const story = 90;
const seeds = 2 ** 31;

const phrases: Readonly<Record<string, { readonly phrase: string }>> = misconceptions;

/** Signs of the courses that no keyboard has. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/\\[lc]?dots(?![a-z])/g, '…'],
  [/\\lim_\{([^{}]*)\}/g, 'lim ($1) '],
  [/\\log_\{([^{}]*[^\d{}][^{}]*)\}/g, 'log_($1)'],
  [/\\angle(?![a-z])\s*/g, '∠'],
  [/\\cap(?![a-z])/g, '∩'],
  [/\\cup(?![a-z])/g, '∪'],
  [/\\infty(?![a-z])/g, '∞'],
  [/\\(sec|csc|cot|arcsin|arccos|arctan)(?![a-z])/g, '$1'],
];

/** A content text as a plain sentence: formulas as a keyboard types them, money with its sign. */
const plainOf = (content: string): string =>
  plainTex(commands.reduce((text, [tex, plain]) => text.replace(tex, plain), content))
    .replace(/(?<=[\w)]) ?\* ?(?=[\w(])/g, ' × ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?;:](?:\s|$))/g, '')
    .trim();

/** No markup and no formula that could not be written plainly. */
const isPlain = (text: string): boolean => !/\\|\*\*|\]\(/.test(text);

function states(hint: string, key: string): boolean {
  const at = hint.indexOf(key);
  if (at < 0) return false;
  const around = `${hint[at - 1] ?? ' '}${hint[at + key.length] ?? ' '}`;
  return !/[\d/:.]/.test(around.replace(/\.$/, ''));
}

type Sentence = { readonly plain: string; readonly content: string };
const sentenceOf = (content: string): Sentence => ({ plain: plainOf(content), content });

/** Three hints from the problem's own steps and what it says to a wrong answer; null when fewer can be told without the key. */
function hintsOf({ steps, otherWrong }: RenderedProblem, key: string): readonly Sentence[] | null {
  const ways = steps.flatMap(({ instruction, explanation }) => [instruction, explanation]);
  const told = new Map(
    [...ways, otherWrong]
      .map(sentenceOf)
      .filter(({ plain }) => plain !== '' && isPlain(plain) && !states(plain, key))
      .map((sentence) => [sentence.plain, sentence] as const),
  );
  return told.size < 3 ? null : [...told.values()].slice(0, 3);
}

const longestWay = 240;

/** The steps of a problem in one line, without its answer and without the check at the end. */
function wayOf({ steps }: RenderedProblem, key: string): Pick<ChallengeDraft, 'way'> {
  const told = steps
    .map(({ instruction }) => plainOf(instruction))
    .filter((plain) => !/^check/i.test(plain) && isPlain(plain) && !states(plain, key));
  const way = told.join(' ');
  return told.length > 0 && way.length <= longestWay ? { way } : {};
}

const seedsTried = 6;

/** The problem of this seed, or of one of the next where it is drawn by hand: a race asks only what is typed. */
function generateTyped(id: SpecId): ProblemSpec {
  for (let next = 0; next < seedsTried; next += 1) {
    const spec = generateProblem({ ...id, seed: (id.seed + next) % seeds });
    if (!spec.hand) return spec;
  }
  return generateProblem(id);
}

/** One problem of a skill as a race asks it; null when it needs a picture or a choice. */
function drawProblem(
  skill: Skill,
  { level, seed }: { level: 1 | 2 | 3; seed: number },
): ReturnType<ChallengeSource['draw']> {
  const spec = generateTyped({ skill: skill.id, version: skill.version, level, seed });
  const problem = renderProblem(spec);
  const { value, form, asked, unit, tolerance } = spec.answer;
  const question = sentenceOf(problem.question);
  // A key that is written with signs of a formula is none that a keyboard writes.
  const fits = problem.input && !problem.diagram && tolerance === undefined && isPlain(value);
  if (!fits || question.plain.length > longestQuestion || !isPlain(question.plain)) return null;
  const hints = hintsOf(problem, value);
  const [first, second, third] = hints ?? [];
  if (!first || !second || !third) return null;
  const slips = spec.distractors.flatMap((distractor) => {
    const phrase = phrases[distractor.misconception]?.phrase;
    return phrase ? [{ value: distractor.value, phrase }] : [];
  });
  const draft: ChallengeDraft = {
    question: question.plain,
    answer: value,
    form,
    hints: [first.plain, second.plain, third.plain],
    slips,
    claims: spec.claims,
    texts: Object.fromEntries([question, first, second, third].map(({ plain, content }) => [plain, content])),
    trains: plainOf(problem.headline),
    ...wayOf(problem, value),
    ...(asked && { asked }),
    ...(unit && { format: `Answer in ${unit}` }),
  };
  const isStory = question.plain.length > story;
  return { ...draft, level, type: form === 'point' ? 'coordinate' : isStory ? 'applied' : 'equation' };
}

/** The first level of most skills leans on a picture, so the next one is asked where the wished one cannot be. */
const levelsNear = { 1: [1, 2, 3], 2: [2, 3, 1], 3: [3, 2, 1] } as const;

/** The curriculum's own skills as sources of challenges, by the topic table of the race. */
export function skillSources(): ChallengeSource[] {
  return topicSkills().map(({ skill: slug, topic, grade }) => {
    const skill = findSkill(slug);
    if (!skill) throw new Error(`the race asks for '${slug}', which is no skill`);
    const draw: ChallengeSource['draw'] = (level, chance) => {
      const seed = Math.floor(chance() * seeds);
      for (const near of levelsNear[level]) {
        const drawn = drawProblem(skill, { level: near, seed });
        if (drawn) return drawn;
      }
      return null;
    };
    return { id: slug, topic, grade, isSkill: true, draw };
  });
}
