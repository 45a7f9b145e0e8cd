import {
  argueFor,
  type Distractor,
  type Level,
  numberSkill,
  type Random,
  type Tools,
} from '../../src/kit/index.ts';
import { type CrossingAmount, crossingAmounts } from '../../src/linear-stories/crossing-amounts.ts';
import { drawMeeting, type Meeting } from '../../src/linear-stories/draw-meeting.ts';
import { type MeetingAmount, meetingAmounts } from '../../src/linear-stories/meeting-amounts.ts';
import { areBelievable, linearSide, termText } from '../../src/numbers/linear-sides.ts';

type Story = MeetingAmount | CrossingAmount;
const stories: readonly Story[] = [...meetingAmounts.list, ...crossingAmounts.list];

/** What is asked: the time, the amount at that time, or the time in days where it is told in weeks. */
type Params = { ask: 'when' | 'amount' | 'days'; story: Story; numbers: Meeting; tried: number };

const text = {
  headline: 'Solve a problem with an equation',
  explain: [
    'When are both equal? Somebody answers “{tried, number} {units}.” Does this fit? Choose a claim, what shows it, and why.',
    'When are both equal? Check the answer “{tried, number} {units}.” Choose a claim, the evidence, and the reason.',
    'Somebody is asked when both are equal and says “{tried, number} {units}.” Is this right? Choose a claim, what shows it, and why.',
    'Is “{tried, number} {units}” the right answer to when both are equal? Choose a claim, the evidence, and the reason.',
  ],
  'claim-yes': 'The answer fits.',
  'claim-no': 'The answer does not fit.',
  'shows-values':
    'For this number, the first amount is {first, number}, and the second one is {second, number}.',
  'shows-starts': 'At first, the amounts are {f, number} and {g, number}.',
  'since-same': 'An answer fits if both amounts are the same.',
  'since-start': 'The amount that is larger at first stays larger.',
  'since-faster': 'Amounts that change by different numbers are never the same.',
  'right-judged': 'The number is put into both expressions, and the two values are compared.',
  'judge-start': 'This looks only at what is there at first. What do both expressions give for the number?',
  'judge-change': 'This looks only at the changes. What is there when both have changed that often?',
  'judge-values': 'Work out both amounts once more. Do they agree?',
  'other-judged': 'Put the number into both expressions. Then compare the two values.',
  'try-do': 'Put {tried, number} into the first expression.',
  'try-why': 'The number takes the place of {x}.',
  'try-second-do': 'Put {tried, number} into the second expression.',
  'try-second-why': 'The same number takes the place of {x} here.',
  'judge-do': 'Compare the two values.',
  'judge-why': 'Both amounts are equal where the two values agree.',
  'final-fits': 'Both have the same value, so the answer fits.',
  'final-fails': 'The two values differ, so the answer does not fit.',
  days: 'How many days from now will the two be equal?',
  'right-when': 'For this number of {units}, both expressions have the same value.',
  'right-amount': 'The number of {units} is put into one of the two expressions.',
  'right-days': 'The time in weeks is turned into days at the end.',
  adds: 'This works with the sum of the two changes. How fast does the difference between the two get smaller?',
  gap: 'This is how far apart they are at first. How much of it goes away with each {one}?',
  differs: 'This works with the difference of the two changes. Do both go in the same direction?',
  amount: 'This is the amount when both are equal. What does the question ask for?',
  when: 'This is the number of {units}. What does the question ask for?',
  weeks: 'This is the number of weeks. What does the question ask for?',
  start: 'This is what one of them has at first. How much has been added or taken away by then?',
  together:
    'Here both change for the same number of {units}. How much of its change does the second one miss?',
  early: 'This counts only the {units} in which both change. Which ones does the question count?',
  near: 'Put this number into both amounts. Are they equal?',
  short: 'This is one week too early. What are the two amounts then?',
  other: 'Write an equation with one side for each amount. Then read the question once more.',
  'write-do': 'Write an equation.',
  'write-why': 'Each side is one of the two amounts, and {x} counts the {units}.',
  'open-do': 'Expand, and combine.',
  'open-why': 'Then both sides have the same form.',
  'collect-do': 'Collect the terms with {x} on one side, and the numbers on the other.',
  'collect-why': 'The same is done on both sides.',
  'divide-do': 'Divide both sides by the coefficient of {x}.',
  'divide-why': 'Now {x} stands alone.',
  'put-do': 'Put the number of {units} into one of the expressions.',
  'put-why': 'The question asks for the amount.',
  'turn-do': 'Turn the weeks into days.',
  'turn-why': 'The question asks for days, and a week has {seven, number} of them.',
  'check-do': 'Check in both amounts.',
  'check-why': 'They must be equal.',
  'other-far': 'Write both amounts first. Which of them has to be doubled so that they are equal?',
  'right-far': 'For this number of {units}, twice the first amount is the second one.',
  'far-once': 'This makes both amounts equal. Which of them should be twice the other?',
  'far-part': 'This doubles only one part of the first amount. What about its change?',
  'far-do': 'Write both amounts after {x} {units}.',
  'far-why': 'Each is what is there at first, with its change.',
  'twice-do': 'Write an equation: twice the first amount is the second.',
  'twice-why': 'The parentheses keep the whole amount together.',
  'expand-do': 'Expand the parentheses.',
  'expand-why': 'Both parts of the amount are doubled.',
  'gather-do': 'Collect the terms with {x} on one side.',
  'gather-why': 'The same is done on both sides.',
  'far-near': 'Put this number into both amounts. Is the second one twice the first?',
  'twice-check': 'The second one must be twice the first.',
  'numbers-do': 'Take {size, number} away from both sides.',
  'numbers-why': 'Then the term with {x} stands alone on its side.',
  'final-days': 'That is {value, number} days from now.',
} as const;
type Said = Tools<keyof typeof text | keyof typeof meetingAmounts.text | keyof typeof crossingAmounts.text>;

/**
 * Level 1 asks for the time, level 2 for the amount, level 3 has a later start or another unit of time. At the first two, some problems
 * check an answer and explain why it fits.
 */
export const m8EquationWordSolve8 = numberSkill('m8-equation-word-solve-8', {
  version: 11,
  byHand: { levels: [1, 2], ask: 'explain', share: 35 },
  form: 'number',
  scenes: [meetingAmounts, crossingAmounts],
  text,
  draw: ({ level, random }): Params => drawStory(level, random),
  build({ ask, story, numbers, tried }: Params, tools) {
    const { say, step, distractor } = tools;
    const { f, r, g, s, x, late } = numbers;
    const then = f + r * x;
    const value = { when: x, amount: then, days: 7 * x }[ask];
    const shift = g - s * late;
    const equation = `$${textOf(f, r)} = ${late > 0 ? lateText(g, s, late) : textOf(g, s)}$`;
    const joined = `$${textOf(f, r)} = ${textOf(shift, s)}$`;
    const [gap, rest] = r > s ? [r - s, shift - f] : [s - r, f - shift];
    const collected = `$${termText(gap, 'x')} = ${rest}$`;
    return {
      words: {
        f,
        g,
        r: Math.abs(r),
        s: Math.abs(s),
        late,
        x: '$x$',
        value,
        one: story.timeOne,
        units: story.time,
        seven: 7,
        tried,
      },
      question: [
        `${story.key}-${late > 0 ? 'late' : 'told'}`,
        ask === 'days' ? 'days' : ask === 'amount' ? `${story.key}-amount` : `${story.key}-when`,
      ],
      answer: {
        value,
        ...unitsOf(ask, story),
        reason: `right-${ask}`,
      },
      distractors: wrongOf(ask, numbers).map(([misconception, wrong, reason]) =>
        distractor(misconception, wrong, reason),
      ),
      steps: [
        step('write', 'equal amounts', equation),
        late > 0 && step('open', equation, joined),
        step('collect', joined, collected),
        gap > 1 && step('divide', collected, `$x = ${x}$`),
        ask === 'amount' && step('put', `${f} ${r < 0 ? '−' : '+'} ${Math.abs(r)} × ${x}`, then),
        ask === 'days' && step('turn', `7 × ${x}`, 7 * x),
        ask === 'when' &&
          step(
            'check',
            `${f} ${r < 0 ? '−' : '+'} ${Math.abs(r)} × ${x} = ${then}; ${g} ${s < 0 ? '−' : '+'} ${Math.abs(s)} × ${x - late} = ${then}`,
            `$x = ${x}$ fits`,
          ),
      ],
      drawn: {
        make: argued({ numbers, tried }, tools),
        right: 'right-judged',
        otherWrong: 'other-judged',
        finalAnswer: tried === x ? 'final-fits' : 'final-fails',
        steps: [
          step('write', 'equal amounts', equation),
          step('try', `$${textOf(f, r)}$`, f + r * tried),
          step('try-second', `$${textOf(g, s)}$`, g + s * tried, {
            do: 'try-second-do',
            why: 'try-second-why',
          }),
          step('judge', `${f + r * tried} and ${g + s * tried}`, tried === x ? 'equal' : 'not equal'),
        ],
      },
      finalAnswer:
        ask === 'days'
          ? 'final-days'
          : ask === 'amount'
            ? say(`${story.key}-final-amount`, { x: then })
            : say(`${story.key}-final-when`, { x }),
      claims: [`${f} + (${r}) * ${x} = ${g} + (${s}) * (${x} - ${late})`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ story, f, r, g, s, x }: Far, { say, step, distractor }) {
      const [first, second] = [textOf(f, r), textOf(g, s)];
      const equation = `$2(${first}) = ${second}$`;
      const opened = `$${textOf(2 * f, 2 * r)} = ${second}$`;
      const [gap, rest] = 2 * r > s ? [2 * r - s, g - 2 * f] : [s - 2 * r, 2 * f - g];
      const isLeft = 2 * r > s;
      const collected = isLeft
        ? `$${2 * f} + ${termText(gap, 'x')} = ${g}$`
        : `$${2 * f} = ${g} + ${termText(gap, 'x')}$`;
      const alone = isLeft ? `$${termText(gap, 'x')} = ${rest}$` : `$${rest} = ${termText(gap, 'x')}$`;
      const [then, double] = [f + r * x, g + s * x];
      const [once, part] = farWrong({ f, r, g, s });
      return {
        words: { f, g, r: Math.abs(r), s: Math.abs(s), x: '$x$', units: story.time },
        question: [`${story.key}-told`, `${story.key}-double`],
        answer: { value: x, unit: story.time, unitOne: story.timeOne, reason: 'right-far' },
        distractors: [
          distractor('leaves-out-a-condition', once, 'far-once'),
          distractor('multiplies-only-the-first-term', part, 'far-part'),
          distractor('slip', x + 1, 'far-near'),
          distractor('slip', x - 1, 'far-near'),
        ],
        steps: [
          step('far', `both amounts after $x$ ${story.time}`, `$${first}$ and $${second}$`),
          step('twice', `$${first}$ and $${second}$`, equation),
          step('expand', equation, opened),
          step('gather', opened, collected),
          step('numbers', collected, alone, {
            do: say('numbers-do', { size: isLeft ? 2 * f : g }),
            why: 'numbers-why',
          }),
          gap > 1 && step('divide', alone, `$x = ${x}$`),
          step('check', `2 × ${then} = ${double}`, `${double} on both sides at $x = ${x}$`, {
            do: 'check-do',
            why: 'twice-check',
          }),
        ],
        otherWrong: 'other-far',
        finalAnswer: say(`${story.key}-final-double`, { x }),
        claims: [`2 * (${f} + (${r}) * ${x}) = ${g} + (${s}) * ${x}`],
      };
    },
  },
});

/** Whether an answer fits, what shows it, and why. */
function argued(
  { numbers: { f, r, g, s, x }, tried }: Pick<Params, 'numbers' | 'tried'>,
  { say, distractor }: Said,
) {
  const claims = [say('claim-yes'), say('claim-no')];
  const values = { first: f + r * tried, second: g + s * tried };
  const kept = tried === x ? 1 : 0;
  const misread =
    tried === x ? { first: f + r * x, second: g + s * (x - 1) } : { first: f + r * x, second: f + r * x };
  return argueFor({
    claims: tried === x ? claims : claims.toReversed(),
    evidence: [say('shows-values', values), say('shows-values', misread), say('shows-starts', { f, g })],
    reasons: [say('since-same'), say('since-start'), say('since-faster')],
    wrong: [
      { by: distractor('compares-only-the-starting-values', 'starts', 'judge-start'), made: [kept, 2, 1] },
      { by: distractor('slip', 'other', 'judge-values'), made: [1, 1, 0] },
      { by: distractor('compares-rates-instead', 'rates', 'judge-change'), made: [kept, 0, 2] },
    ],
  });
}

/** The number for which both are equal, or one beside it. */
function triedOf(random: Random, { f, r, g, s, x }: Meeting): number {
  const beside = [x - 1, x + 1].filter((one) => one > 1 && f + r * one > 0 && g + s * one > 0);
  return beside.length > 0 && random.chance(50) ? random.pick(beside) : x;
}

/** The second amount is twice the first after x units of time. */
type Far = { story: Story; f: number; r: number; g: number; s: number; x: number };

/** When both are equal, and what doubling the start alone finds. */
function farWrong({ f, r, g, s }: Omit<Far, 'story' | 'x'>): readonly [number, number] {
  return [(g - f) / (r - s), (g - 2 * f) / (r - s)];
}

function drawFar(random: Random): Far {
  const story = random.pick(stories);
  const { ways, start, rate, times } = story;
  const between = ([least = 0, most = 0]: readonly number[]): number => random.int(least, most);
  return random.until(() => {
    const [r, s] = [
      (ways[0] === 'falls' ? -1 : 1) * between(rate),
      (ways[1] === 'falls' ? -1 : 1) * between(rate),
    ];
    const [least = 0, most = 0] = start;
    // Only from such a start do both wrong ways of working lead to whole numbers.
    const apart = Math.abs(r - s);
    if (apart === 0 || 2 * apart > most) return null;
    const f = apart * random.int(Math.ceil(least / apart), Math.floor(most / apart));
    const x = between(times);
    const g = 2 * (f + r * x) - s * x;
    const isTrue =
      g >= least && g <= most && f + r * x > 2 && f >= least && g !== f && 2 * r !== s && g !== 2 * f;
    const isPercent = story.key !== 'phones' || g + s * x <= 98;
    if (!isTrue || !isPercent) return null;
    const wrong = farWrong({ f, r, g, s });
    const isOpen = wrong.every((one) => one > 0 && Number.isInteger(one)) && areBelievable([x, ...wrong]);
    return isOpen ? { story, f, r, g, s, x } : null;
  });
}

function unitsOf(ask: Params['ask'], { unit, unitOne, time, timeOne }: Story) {
  if (ask === 'days') return { unit: 'days', unitOne: 'day' };
  if (ask !== 'amount') return { unit: time, unitOne: timeOne };
  // A number of percent beside a field would be read as a hundredth.
  return unit === 'percent' ? {} : { unit, unitOne };
}

/** An amount with its change as TeX without dollar signs: '20 + 3x'. */
function textOf(start: number, rate: number): string {
  if (start <= 0) return linearSide(rate, 'x', start);
  return `${start} ${rate < 0 ? '−' : '+'} ${termText(Math.abs(rate), 'x')}`;
}

function lateText(start: number, rate: number, late: number): string {
  const size = Math.abs(rate) === 1 ? '' : String(Math.abs(rate));
  return `${start} ${rate < 0 ? '−' : '+'} ${size}(x − ${late})`;
}

type Wrong = readonly [
  Distractor['misconception'],
  number,
  (
    | 'adds'
    | 'gap'
    | 'differs'
    | 'amount'
    | 'when'
    | 'weeks'
    | 'start'
    | 'together'
    | 'early'
    | 'near'
    | 'short'
  ),
];

function wrongOf(ask: Params['ask'], { f, r, g, s, x, late }: Meeting): readonly Wrong[] {
  const then = f + r * x;
  const apart = Math.abs(f - g);
  const isMixed = r * s < 0;
  // The sum of both changes where their difference counts, and the other way round.
  const other = apart / (isMixed ? Math.abs(r + s) : Math.abs(r) + Math.abs(s));
  if (ask === 'days')
    return [
      ['gives-minutes-for-hours-or-cents-for-dollars', x, 'weeks'],
      ['gives-the-amount-when-the-variable-is-asked', then, 'amount'],
      ['slip', 7 * (x - 1), 'short'],
      ['slip', 7 * (x + 1), 'near'],
    ];
  if (ask === 'amount')
    return [
      ['gives-the-variable-when-another-amount-is-asked', x, 'when'],
      ['stops-after-the-first-step', apart, 'gap'],
      ['slip', r > 0 ? Math.max(f, g) : Math.min(f, g), 'start'],
      ['slip', then + r, 'near'],
    ];
  if (late > 0)
    return [
      ['leaves-out-a-condition', (g - f) / (r - s), 'together'],
      ['gives-the-amount-when-the-variable-is-asked', then, 'amount'],
      ['slip', x - late, 'early'],
      ['slip', x + 1, 'near'],
    ];
  return [
    ['gives-the-amount-when-the-variable-is-asked', then, 'amount'],
    isMixed ? ['subtracts-when-it-should-add', other, 'differs'] : ['adds-the-two-rates', other, 'adds'],
    ['stops-after-the-first-step', apart, 'gap'],
    ['slip', x + 1, 'near'],
  ];
}

function drawStory(level: Level, random: Random): Params {
  const ask = level === 1 ? 'when' : level === 2 ? 'amount' : random.pick(['when', 'days'] as const);
  const story = random.pick(stories.filter(({ time }) => ask !== 'days' || time === 'weeks'));
  return random.until(() => {
    const numbers = drawMeeting(story, random, level === 3 && ask === 'when' ? random.int(2, 3) : 0);
    if (!numbers) return null;
    const { f, g, x } = numbers;
    const value = { when: x, amount: f + numbers.r * x, days: 7 * x }[ask];
    const named = wrongOf(ask, numbers)
      .filter(([misconception]) => misconception !== 'slip')
      .map(([, wrong]) => wrong);
    const isOpen =
      named.every((wrong) => wrong > 0 && Number.isInteger(wrong)) && areBelievable([value, ...named]);
    const isNear = ask !== 'amount' || value * 15 > Math.max(f, g);
    const told = [f, g, Math.abs(numbers.r), Math.abs(numbers.s), numbers.late];
    return isOpen && isNear && !told.includes(value)
      ? { ask, story, numbers, tried: triedOf(random, numbers) }
      : null;
  });
}
