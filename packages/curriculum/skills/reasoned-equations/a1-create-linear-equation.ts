import {
  type Distractor,
  type Level,
  numberSkill,
  type Random,
  type SpecStep,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { drawPlanNumbers } from '../../src/linear-stories/draw-plan-numbers.ts';
import { type PartEquation, partEquations } from '../../src/linear-stories/part-equations.ts';
import { type PlanNumbers, planNames, type TwoPlans, twoPlans } from '../../src/linear-stories/two-plans.ts';
import { mirroredSign, type Sign } from '../../src/numbers/two-step-inequalities.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** A story with a limit or an exact total at level 1, two offers after that, or at level 2 a whole made of two parts. */
type Params = {
  story: FixedAndRate;
  fixed: number;
  rate: number;
  total: number;
  exact: boolean;
  plans: TwoPlans;
  numbers: PlanNumbers;
  comparison: Comparison;
  parts: PartNumbers | null;
  letter: string;
};
/** Whose cost is named first, and how it compares with the other one. */
type Comparison = { order: 'one' | 'two'; way: keyof typeof comparisons };
const comparisons = { less: '<', more: '>', most: '≤', least: '≥' } as const satisfies Readonly<
  Record<string, Sign>
>;
/** The whole is made with `first` of the part that the letter counts. */
type PartNumbers = { scene: PartEquation; a: number; b: number; count: number; first: number };

const text = {
  headline: 'Create an equation or inequality',
  'ask-limit': 'Which inequality says this?',
  'ask-equal': 'Which equation says this?',
  'ask-less': 'Which inequality says this?',
  'compare-less': 'For {x} {units}, {named} {verb} less than {beside}.',
  'compare-more': 'For {x} {units}, {named} {verb} more than {beside}.',
  'compare-most': 'For {x} {units}, {named} {verb} no more than {beside}.',
  'compare-least': 'For {x} {units}, {named} {verb} at least as much as {beside}.',
  edge: 'Think of a number for which both cost the same. Do the words leave it out?',
  right: 'What is paid or added once is the constant, and what repeats is multiplied by the variable.',
  swaps: 'This multiplies what comes only once. Which number comes again and again?',
  direction: 'Put in a number for {x}. Should the left side be more or less than the right side?',
  leaves: 'A part of the story is left out here. Which amounts come just once?',
  signs: 'This takes an amount away that the story adds. What happens to it in the story?',
  other: 'Write each amount first. Then compare the two amounts.',
  'once-do': 'Write what comes once, and what comes again and again.',
  'once-why': 'Only what repeats is multiplied by {x}.',
  'first-do': 'Write the first cost.',
  'name-do': 'Call the number of {units} {letter}, and write the first cost.',
  'first-why': 'The {r, number} dollars are paid again and again, so they are multiplied by the variable.',
  'second-do': 'Write the second cost in the same way.',
  'second-why': 'Here, {s, number} dollars are paid again and again.',
  'join-do': 'Choose the sign between the two sides.',
  'join-limit': 'The words of the limit tell the direction.',
  'join-equal': 'Both amounts are the same, so an equals sign stands there.',
  'join-less': 'The first amount is less than the second.',
  'join-more': 'The first amount is more than the second.',
  'join-most': 'The first amount is less than the second, or both are the same.',
  'join-least': 'The first amount is more than the second, or both are the same.',
  final: 'It is {result}.',
  'right-least': 'For {x, number} {units} both cost the same, so one more is needed.',
  'same-cost': 'For this number both cost the same. Does the first one cost less?',
  'too-few': 'Put this number in. Which of the two costs less then?',
  'by-sum': 'This adds the two rates. By how much do they differ?',
  'other-least': 'Write both costs and compare them. Then ask which whole numbers fit the story.',
  'letters-do': 'Bring the terms with the variable to one side.',
  'letters-why': 'The coefficient that is left tells how fast the gap shrinks.',
  'numbers-do': 'Bring the numbers to the other side.',
  'numbers-why': 'Adding and subtracting keep the symbol.',
  'divide-do': 'Divide both sides by the coefficient of the variable.',
  'divide-why':
    'The number is positive, so the symbol stays. Read from the right, it says that the variable is greater.',
  'whole-do': 'Take the least whole number that fits.',
  'whole-why': 'The boundary itself is left out, because there both cost the same.',
  'final-least': '{value} {units}',
  adds: 'This adds an amount that the story takes away. What happens to it in the story?',
  'one-part': 'This counts one part of the whole only. What about the other one?',
  'two-sides': 'A rectangle has four sides. How often does each length come?',
  twice: 'This counts each part twice. How often does each part come in the whole of {whole, number}?',
  area: 'This multiplies length and width. What does the fence go around?',
  shorter: 'This makes the other part shorter. Which of the two does {x} stand for?',
  rates: 'Each of the {x} brings {b, number} here. Which amount belongs to which kind?',
  every: 'Here both kinds are {x} in number. How many are left for the other kind?',
  'other-parts': 'Write both parts with {x}. Then add the parts to make the whole.',
  'part-do': 'Write the other part with {x}.',
  'part-two': 'It is {a, number} more.',
  'part-kinds': 'There are {count, number} in all, and {x} of them are counted already.',
  'gather-do': 'Add the parts to make the whole.',
  'gather-two': 'Both parts together make the whole.',
  'gather-around': 'Each length comes twice around a rectangle.',
  'gather-kinds': 'Each kind is multiplied by what one of it brings.',
  'equal-do': 'Write the whole on the other side.',
  'join-whole': 'This is the whole that the story tells.',
  'right-parts': 'Both parts are written with one letter, and together they make the whole.',
} as const;
type Said = Tools<
  | keyof typeof text
  | keyof typeof partEquations.text
  | keyof typeof twoPlans.text
  | keyof typeof fixedAndRateStories.text
>;

/**
 * Level 1 has a limit or a total, level 2 two offers that cost the same or two parts of a whole, level 3 two offers that are
 * compared, in any order and direction. The stretch problem also solves it and judges the solution.
 */
export const a1CreateLinearEquation = numberSkill('a1-create-linear-equation', {
  version: 5,
  form: 'equation',
  scenes: [fixedAndRateStories, twoPlans, partEquations],
  text,
  draw: ({ level, random }): Params => drawStory(level, random),
  build: (params: Params, tools) => {
    if (tools.level === 1) return storyProblem(params, tools);
    if (tools.level === 3) return comparedProblem(params, tools);
    return params.parts ? partsProblem(params.letter, params.parts, tools) : plansProblem(params, tools);
  },
  stretch: {
    draw({ random }) {
      const plans = random.pick(twoPlans.list);
      return { plans, numbers: drawPlanNumbers(plans, random), letter: random.pick(['x', 'n', 'k', 'w']) };
    },
    build({ plans, numbers, letter: x }, { step, distractor }) {
      const { f, r, g, s, x: even } = numbers;
      const [left, right] = [`${f} + ${r}${x}`, `${g} + ${s}${x}`];
      const [rate, gap] = [s - r, f - g];
      const less = `$${left} < ${right}$`;
      const value = even + 1;
      return {
        words: { ...numbers, letter: `$${x}$`, units: plans.units, value: String(value) },
        question: [`${plans.key}-told`, `${plans.key}-least`],
        answer: { value, form: 'integer', reason: 'right-least' },
        distractors: takeDistractors(value, [
          distractor('includes-or-excludes-the-boundary-wrongly', even, 'same-cost'),
          distractor('uses-the-wrong-direction-for-a-limit', even - 1, 'too-few'),
          distractor('slip', Math.ceil(gap / (r + s)), 'by-sum'),
          distractor('slip', value + 1, 'other-least'),
        ]),
        otherWrong: 'other-least',
        finalAnswer: 'final-least',
        steps: [
          step('first', `${f} once, ${r} for each`, `$${left}$`, { do: 'name-do' }),
          step('second', `${g} once, ${s} for each`, `$${right}$`),
          step('join', `$${left}$ and $${right}$`, less, { why: 'join-less' }),
          step('numbers', less, `$${gap} + ${r}${x} < ${s}${x}$`),
          step('letters', `$${gap} + ${r}${x} < ${s}${x}$`, `$${gap} < ${rate}${x}$`),
          step('divide', `$${gap} < ${rate}${x}$`, `$${even} < ${x}$, which says $${x} > ${even}$`),
          step('whole', `$${x} > ${even}$`, value),
        ],
        claims: [`${f} + ${r} * ${even} = ${g} + ${s} * ${even}`],
      };
    },
  },
});

type Wrong = readonly [
  Distractor['misconception'],
  string,
  (
    | 'swaps'
    | 'direction'
    | 'leaves'
    | 'signs'
    | 'adds'
    | 'one-part'
    | 'two-sides'
    | 'area'
    | 'shorter'
    | 'rates'
    | 'every'
    | 'twice'
    | 'edge'
  ),
];

function drawStory(level: Level, random: Random): Params {
  return random.until(() => {
    const story = random.pick(fixedAndRateStories.list);
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const plans = random.pick(twoPlans.list);
    const numbers = drawPlanNumbers(plans, random);
    const falls = story.way === 'falls';
    const exact = level === 1 && random.chance(40);
    const more = rate * random.int(4, 12) + (level > 1 || exact ? 0 : random.int(0, rate - 1));
    const total = falls ? fixed - more : fixed + more;
    if (fixed === rate || total < 2) return null;
    const parts = level === 2 && random.chance(50) ? drawParts(random) : null;
    return {
      story,
      fixed,
      rate,
      total,
      exact,
      plans,
      numbers,
      comparison: {
        order: random.pick(['one', 'two'] as const),
        way: random.pick(['less', 'more', 'most', 'least'] as const),
      },
      parts,
      letter: random.pick(['x', 'n', 'k', 'w']),
    };
  });
}

function drawParts(random: Random): PartNumbers {
  const scene = random.pick(partEquations.list);
  return random.until(() => {
    const [a, b] = [random.int(...scene.a), random.int(...scene.b)];
    const [first, count] = [random.int(6, 30), random.int(40, 90)];
    return a === first || a === b ? null : { scene, a, b, count, first };
  });
}

function storyProblem(params: Params, { step, distractor }: Said) {
  const { story, fixed, rate, total, exact, letter: x } = params;
  const falls = story.way === 'falls';
  const limit = story.way === 'most' ? '≤' : '≥';
  const sign = exact ? '=' : limit;
  const one = falls ? `${fixed} − ${rate}${x}` : `${rate}${x} + ${fixed}`;
  const value = `${one} ${sign} ${total}`;
  const wrong: readonly Wrong[] = [
    [
      'swaps-fixed-and-varying-parts',
      `${falls ? `${rate} − ${fixed}${x}` : `${fixed}${x} + ${rate}`} ${sign} ${total}`,
      'swaps',
    ],
    ['leaves-out-a-condition', `${rate}${x} ${sign} ${total}`, 'leaves'],
    exact
      ? [
          'slip',
          `${falls ? `${fixed} + ${rate}${x}` : `${rate}${x} − ${fixed}`} = ${total}`,
          falls ? 'adds' : 'signs',
        ]
      : ['uses-the-wrong-direction-for-a-limit', `${one} ${limit === '≤' ? '≥' : '≤'} ${total}`, 'direction'],
  ];
  const said = total % 2 === 0 ? (`${story.key}-limit` as const) : (`${story.key}-other` as const);
  return {
    words: { x: `$${x}$`, fixed, rate, total, units: story.units, result: `$${value}$` },
    question: [
      `${story.key}-told` as const,
      exact ? (`${story.key}-total` as const) : said,
      exact ? ('ask-equal' as const) : ('ask-limit' as const),
    ],
    answer: { value, ...(exact ? {} : { form: 'inequality' as const }) },
    distractors: wrong.map(([misconception, text, reason]) => distractor(misconception, text, reason)),
    steps: [
      step('once', `${fixed} once, ${rate} for each`, `$${one}$`),
      step('join', `$${one}$`, `$${value}$`, { why: exact ? 'join-equal' : 'join-limit' }),
    ],
    claims: [`${fixed} + ${rate} = ${fixed + rate}`],
  };
}

/** Two offers that cost the same. */
function plansProblem({ plans, numbers, letter: x }: Params, { step, distractor }: Said) {
  const { f, r, g, s } = numbers;
  const [left, right] = [`${f} + ${r}${x}`, `${g} + ${s}${x}`];
  const value = `${left} = ${right}`;
  const wrong: readonly Wrong[] = [
    ['swaps-fixed-and-varying-parts', `${r} + ${f}${x} = ${s} + ${g}${x}`, 'swaps'],
    ['leaves-out-a-condition', `${left} = ${s}${x}`, 'leaves'],
    ['slip', `${f} − ${r}${x} = ${g} − ${s}${x}`, 'signs'],
  ];
  return {
    words: { ...numbers, x: `$${x}$`, units: plans.units, result: `$${value}$` },
    question: [`${plans.key}-told` as const, `${plans.key}-equal` as const, 'ask-equal' as const],
    answer: { value },
    distractors: wrong.map(([misconception, text, reason]) => distractor(misconception, text, reason)),
    steps: [
      step('first', `${f} once, ${r} for each`, `$${left}$`),
      step('second', `${g} once, ${s} for each`, `$${right}$`),
      step('join', `$${left}$ and $${right}$`, `$${value}$`, { why: 'join-equal' }),
    ],
    claims: [`${f} + ${r} * ${numbers.x} = ${g} + ${s} * ${numbers.x}`],
  };
}

/** Two offers, one of which is compared with the other. */
function comparedProblem({ plans, numbers, comparison, letter: x }: Params, { say, step, distractor }: Said) {
  const isTurned = comparison.order === 'two';
  const { f, r, g, s } = isTurned ? { f: numbers.g, r: numbers.s, g: numbers.f, s: numbers.r } : numbers;
  const { one, two, verb } = planNames[plans.key];
  const [named, beside] = isTurned ? [two, one] : [one, two];
  const [left, right] = [`${f} + ${r}${x}`, `${g} + ${s}${x}`];
  const sign = comparisons[comparison.way];
  const value = `${left} ${sign} ${right}`;
  const wrong: readonly Wrong[] = [
    ['uses-the-wrong-direction-for-a-limit', `${left} ${mirroredSign[sign]} ${right}`, 'direction'],
    ['swaps-fixed-and-varying-parts', `${r} + ${f}${x} ${sign} ${s} + ${g}${x}`, 'swaps'],
    ['includes-or-excludes-the-boundary-wrongly', `${left} ${otherEdge[sign]} ${right}`, 'edge'],
  ];
  const why = { why: `join-${comparison.way}` as const };
  const [once, again] = [{ why: say('first-why', { r }) }, { why: say('second-why', { s }) }];
  /** The lines by what is read in another way. */
  const workOf = (reason: Wrong[2], text: string): readonly SpecStep[] => {
    const [first = left, second = right] = reason === 'swaps' ? text.split(` ${sign} `) : [];
    return [
      step('first', `${f} once, ${r} for each`, `$${first}$`, once),
      step('second', `${g} once, ${s} for each`, `$${second}$`, again),
      step('join', `$${first}$ and $${second}$`, `$${text}$`, why),
    ];
  };
  return {
    words: {
      ...numbers,
      x: `$${x}$`,
      units: plans.units,
      verb,
      named,
      beside,
      result: `$${value}$`,
    },
    question: [`${plans.key}-told` as const, `compare-${comparison.way}` as const, 'ask-less' as const],
    answer: { value, form: 'inequality' as const },
    distractors: wrong.map(([misconception, text, reason]) =>
      distractor(misconception, text, reason, { work: workOf(reason, text) }),
    ),
    steps: workOf('direction', value),
    claims: [`${f} + ${r} * ${numbers.x} = ${g} + ${s} * ${numbers.x}`],
  };
}

/** The same direction, with the boundary let in or left out. */
const otherEdge = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' } as const satisfies Readonly<Record<Sign, Sign>>;

function partsProblem(x: string, { scene, a, b, count, first }: PartNumbers, { step, distractor }: Said) {
  const { way, key } = scene;
  const other = way === 'kinds' ? `${count} − ${x}` : `${x} + ${a}`;
  const [left, whole] = {
    two: [`${x} + (${other})`, 2 * first + a] as const,
    around: [`2${x} + 2(${other})`, 4 * first + 2 * a] as const,
    kinds: [`${a}${x} + ${b}(${other})`, a * first + b * (count - first)] as const,
  }[way];
  const wrong: readonly Wrong[] = {
    two: [
      ['leaves-out-a-condition', `${other} = ${whole}`, 'one-part'],
      ['swaps-plus-and-minus', `${x} + (${x} − ${a}) = ${whole}`, 'shorter'],
      ['slip', `2${x} + 2(${other}) = ${whole}`, 'twice'],
    ] as const,
    around: [
      ['leaves-out-a-condition', `${x} + (${other}) = ${whole}`, 'two-sides'],
      ['uses-the-area-formula', `${x}(${other}) = ${whole}`, 'area'],
      ['swaps-plus-and-minus', `2${x} + 2(${x} − ${a}) = ${whole}`, 'shorter'],
    ] as const,
    kinds: [
      ['swaps-the-rates', `${b}${x} + ${a}(${other}) = ${whole}`, 'rates'],
      ['leaves-out-a-condition', `${a}${x} + ${b}${x} = ${whole}`, 'every'],
      ['slip', `${a}${x} + ${b} = ${whole}`, 'one-part'],
    ] as const,
  }[way];
  const value = `${left} = ${whole}`;
  return {
    words: { x: `$${x}$`, a, b, count, whole, result: `$${value}$` },
    question: [`${key}-told` as const, `${key}-ask` as const],
    answer: { value, reason: 'right-parts' as const },
    otherWrong: 'other-parts' as const,
    distractors: wrong.map(([misconception, text, reason]) => distractor(misconception, text, reason)),
    steps: [
      step('part', `$${x}$ is one part`, `$${other}$`, { why: way === 'kinds' ? 'part-kinds' : 'part-two' }),
      step('gather', `$${x}$ and $${other}$`, `$${left}$`, { why: `gather-${way}` }),
      step('join', `$${left}$`, `$${value}$`, { do: 'equal-do', why: 'join-whole' }),
    ],
    claims: [
      way === 'kinds'
        ? `${a} * ${first} + ${b} * (${count} - ${first}) = ${whole}`
        : `${first} + ${a} = ${first + a}`,
    ],
  };
}
