import type { ScopedSkill } from './read-scope.ts';

export type NewSkill = Pick<ScopedSkill, 'slug' | 'asks' | 'answer' | 'misconceptions'>;

/**
 * A skill that works and passes every check as it stands, of the shape its answer wants: scaling a recipe, a statement
 * about two numbers, or a place on a number line. An author changes its words and numbers one by one and runs the check
 * after each. What the scope says of the skill stands above it.
 */
export function skillTemplate(skill: NewSkill): string {
  if (skill.answer === 'choice') return choice(skill);
  return skill.answer === 'diagram' ? picture(skill) : number(skill);
}

function head({ asks, answer, misconceptions }: NewSkill): string {
  const wrong = misconceptions.map((phrase) => ` *   ${phrase.replaceAll(' ', '-')}`);
  return [
    '/**',
    ` * ${asks}`,
    ` * The scope wants the form '${answer}'${wrong.length > 0 ? ' and these misconceptions:' : '.'}`,
    ...wrong,
    ' * {FILL: what level 1, 2 and 3 ask; the lines above then go}',
    ' */',
  ].join('\n');
}

function number(skill: NewSkill): string {
  return `import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { drawName } from '../../src/scenes/people.ts';

${head(skill)}
export const ${camel(skill.slug)} = numberSkill('${skill.slug}', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Scale a recipe',
    told: '{name} mixes {a} cups of oats with {b} cups of milk.',
    grow: '{name} makes more. It now has {target} cups of {known}.',
    ask: 'How many cups of {asked} go in?',
    right: 'Both amounts grow by the same factor, {factor}.',
    added:
      'This adds the same {more} cups to both amounts. A recipe tastes the same when both are multiplied. What turns {from} into {target}?',
    scaled: 'This uses {wrong} as the factor. Look again: what times {from} gives {target}?',
    unchanged: 'This keeps the first amount of {asked}. There is more {known} now. What must happen to the other amount?',
    target: 'This repeats the amount of {known}. The question asks about {asked}. How did the first amounts compare?',
    other: 'Find what turns {from} into {target}. Then do the same to the other amount.',
    'factor-do': 'Find what turns {from} into {target}.',
    'factor-why': 'Equal recipes multiply both amounts by one number.',
    'scale-do': 'Do the same to {start}.',
    'scale-why': 'Only then does the recipe taste the same.',
    'check-do': 'Divide to check the factor.',
    'check-why': 'The same factor must come back.',
    final: '{name} needs {answer} cups of {asked}.',
  },
  draw({ level, random }) {
    const most = level === 1 ? 9 : 12;
    const a = random.int(2, most);
    const b = random.int(2, most - 1);
    return { name: drawName(random), a, b: b >= a ? b + 1 : b, factor: random.int(2, level === 1 ? 5 : 9) };
  },
  build({ name, a, b, factor }, { level, step, distractor }) {
    const [from, start, known, asked] = level === 3 ? [b, a, 'milk', 'oats'] : [a, b, 'oats', 'milk'];
    const target = from * factor;
    const answer = start * factor;
    const more = target - from;
    return {
      words: { name, a, b, factor, from, start, known, asked, target, answer, more, wrong: factor + 1 },
      question: ['told', 'grow', 'ask'],
      answer: { value: answer, unit: 'cups' },
      distractors: takeDistractors(answer, [
        distractor('continues-with-a-constant-difference', start + more, 'added'),
        distractor('uses-the-wrong-scale-factor', start * (factor + 1), 'scaled'),
        distractor('slip', start, 'unchanged'),
        distractor('slip', target, 'target'),
      ]),
      steps: [
        step('factor', \`\${target} ÷ \${from}\`, factor),
        step('scale', \`\${start} × \${factor}\`, answer),
        step('check', \`\${answer} ÷ \${start}\`, factor),
      ],
      claims: [\`\${from} * \${factor} = \${target}\`, \`\${start} * \${factor} = \${answer}\`, \`\${target} - \${from} = \${more}\`],
    };
  },
});
`;
}

function choice(skill: NewSkill): string {
  return `import { choiceSkill } from '../../src/kit/index.ts';

const places = ['park', 'street', 'school', 'farm', 'camp'] as const;

${head(skill)}
export const ${camel(skill.slug)} = choiceSkill('${skill.slug}', {
  version: 1,
  text: {
    headline: 'Compare two counts',
    park: 'A park has {many, number} oaks and {few, number} pines.',
    street: 'Along a street stand {many, number} oaks and {few, number} pines.',
    school: 'A school plants {many, number} oaks and {few, number} pines.',
    farm: 'A tree farm grows {many, number} oaks and {few, number} pines.',
    camp: 'Around a camp there are {many, number} oaks and {few, number} pines.',
    ask: 'Which sentence is true?',
    'ask-divide': 'Which sentence tells what {many, number} ÷ {few, number} means?',
    'ask-turned': 'Which sentence compares the pines with the oaks?',
    times: 'There are {factor, number} times as many oaks as pines.',
    more: 'There are {factor, number} more oaks than pines.',
    turned: 'There are {factor, number} times as many pines as oaks.',
    difference: 'There are {gap, number} times as many oaks as pines.',
    part: 'For each pine, there are {factor, number} oaks in the count.',
    right: 'Dividing the oaks by the pines gives how many times as many there are.',
    'not-more': 'This uses the factor as a difference. How many more oaks than pines are there?',
    'not-turned': 'This turns the two kinds around. Of which kind are there more?',
    'not-difference': 'This number comes from subtracting. Which calculation compares by “times as many”?',
    other: 'Find which kind there is more of. Then divide the larger count by the smaller one.',
    'larger-do': 'Find the larger count.',
    'larger-why': 'It is the one that is so many times as large.',
    'divide-do': 'Divide it by the smaller count.',
    'divide-why': 'This tells how many times the smaller one fits in.',
    'check-do': 'Multiply to check.',
    'check-why': 'The larger count must come back.',
    final: 'There are {factor, number} times as many oaks as pines.',
  },
  draw({ level, random }) {
    const few = random.int(3, level === 1 ? 12 : 30);
    return { place: random.pick(places), few, factor: random.int(2, level === 1 ? 5 : 9) };
  },
  build({ place, few, factor }, { level, step, distractor }) {
    const many = few * factor;
    return {
      words: { many, few, factor, gap: many - few },
      question: [place, level === 3 ? 'ask-divide' : 'ask'],
      answer: 'times',
      distractors: [
        distractor('uses-multiplication-for-a-comparison-by-difference', 'more', 'not-more'),
        distractor('reverses-the-comparison', 'turned', 'not-turned'),
        distractor('slip', 'difference', 'not-difference'),
      ],
      steps: [
        step('larger', '', \`\${many} oaks\`),
        step('divide', \`\${many} ÷ \${few}\`, factor),
        step('check', \`\${few} × \${factor}\`, many),
      ],
      claims: [\`\${many}/\${few} = \${factor}\`, \`\${many} - \${few} = \${many - few}\`],
    };
  },
});
`;
}

function picture(skill: NewSkill): string {
  return `import { pictureSkill } from '../../src/kit/index.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';

const scenes = ['plain', 'lift', 'frost', 'game', 'diver'] as const;

${head(skill)}
export const ${camel(skill.slug)} = pictureSkill('${skill.slug}', {
  version: 1,
  text: {
    headline: 'Find the place',
    plain: 'Which number line shows the point {n}?',
    lift: 'An elevator stops at floor {n}. Which number line shows it?',
    frost: 'It is {n} degrees. Which number line shows the temperature?',
    game: 'A player has {n} points. Which number line shows the score?',
    diver: 'Zero is the surface. A diver is at {n}. Which number line shows it?',
    at: 'A point {steps, plural, one {# unit} other {# units}} to the {side} of zero',
    right: 'The minus sign tells that the point lies to the left of zero.',
    positive: 'This point lies to the right of zero. Which side does the minus sign tell?',
    edge: 'This counts from the end of the line. Where does counting start?',
    near: 'This point is on the right side. Count the units from zero once more.',
    other: 'Start at zero. The sign tells the side, the digits tell how far.',
    'side-do': 'Read the sign.',
    'side-why': 'A minus sign means to the left of zero.',
    'count-do': 'Count the units from zero.',
    'count-why': 'The digits tell how far the point is from zero.',
    'mark-do': 'Mark the place.',
    'mark-why': 'It is that far from zero, on that side.',
    final: 'The point lies {steps, number} units to the left of zero.',
  },
  draw: ({ level, random }) =>
    random.until(() => {
      const [reach, size] = [random.int(9, 18), random.int(2, 7) + (level === 1 ? 0 : 0.5)];
      const differ = reach !== 2 * size && reach !== 2 * size + 1;
      return differ ? { scene: random.pick(scenes), reach, size } : null;
    }),
  build({ scene, reach, size }, { level, say, step, distractor }) {
    const shown = (at: number) => ({
      text: say('at', { steps: Math.abs(at), side: at < 0 ? 'left' : 'right' }),
      diagram: numberLineOf({
        min: -reach,
        max: reach,
        labelStep: reach,
        points: [{ at, label: null }],
      }),
    });
    return {
      words: { n: signed(-size), steps: size },
      question: scene,
      answer: { value: -size, ...shown(-size) },
      distractors: [
        distractor('places-the-number-on-the-positive-side', size, 'positive', shown(size)),
        distractor('counts-from-the-left-end', size - reach, 'edge', shown(size - reach)),
        distractor('slip', -size - 1, 'near', shown(-size - 1)),
      ],
      steps: [
        step('side', signed(-size), 'left of zero'),
        step('count', '', \`\${size} units\`),
        step('mark', \`\${size} units to the left\`, signed(-size), { diagram: shown(-size).diagram }),
      ],
      claims: [\`0 - \${size} = -\${size}\`],
    };
  },
});
`;
}

function camel(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
