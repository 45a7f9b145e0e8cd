import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { drawMeeting, type Meeting } from '../../src/linear-stories/draw-meeting.ts';
import { type MeetingAmount, meetingAmounts } from '../../src/linear-stories/meeting-amounts.ts';
import { areBelievable, linearSide, termText } from '../../src/numbers/linear-sides.ts';

/** What is asked: the time, the amount at that time, or the time in days where it is told in weeks. */
type Params = { ask: 'when' | 'amount' | 'days'; story: MeetingAmount; numbers: Meeting };

/** Level 1 asks for the time, level 2 for the amount, level 3 has a later start or another unit of time. */
export const m8EquationWordSolve8 = numberSkill('m8-equation-word-solve-8', {
  version: 9,
  form: 'number',
  scenes: [meetingAmounts],
  text: {
    headline: 'Solve a problem with an equation',
    days: 'How many days from now will the two be equal?',
    'right-when': 'At this time, both expressions have the same value.',
    'right-amount': 'The time is put into one of the two expressions.',
    'right-days': 'The time in weeks is turned into days at the end.',
    adds: 'This works with the sum of the two changes. How fast does the difference between the two get smaller?',
    gap: 'This is how far apart they are at first. How much of it goes away each {one}?',
    differs: 'This works with the difference of the two changes. Do both go in the same direction?',
    amount: 'This is the amount at that moment. What does the question ask for?',
    when: 'This is the time. What does the question ask for?',
    weeks: 'This is the number of weeks. What does the question ask for?',
    start: 'This is what one of them has at first. How much has been added or taken away by then?',
    together: 'Here both start at the same time. How much of its change does the second one miss?',
    early: 'This counts from the later start. From when does the question count?',
    near: 'Put this time into both amounts. Are they equal?',
    short: 'This is one week too early. What are the two amounts then?',
    other: 'Write an equation with one side for each amount. Then read the question once more.',
    'write-do': 'Write an equation.',
    'write-why': 'Each side is one of the two amounts, and {x} counts the {units}.',
    'open-do': 'Multiply out, and combine.',
    'open-why': 'Then both sides have the same form.',
    'collect-do': 'Bring the terms with {x} to one side and the constants to the other.',
    'collect-why': 'The same is done on both sides.',
    'divide-do': 'Divide both sides by the coefficient of {x}.',
    'divide-why': 'Now {x} stands alone.',
    'put-do': 'Put the time into one of the expressions.',
    'put-why': 'The question asks for the amount.',
    'turn-do': 'Turn the weeks into days.',
    'turn-why': 'The question asks for days, and a week has {seven, number} of them.',
    'check-do': 'Check in both amounts.',
    'check-why': 'They must be equal.',
    'other-far': 'Write both amounts first. Which of them has to be doubled so that they are equal?',
    'right-far': 'At this time, twice the first amount is the second one.',
    'far-once': 'This makes both amounts equal. Which of them should be twice the other?',
    'far-part': 'This doubles only one part of the first amount. What about its change?',
    'far-do': 'Write both amounts after {x} {units}.',
    'far-why': 'Each is what is there at first, with its change.',
    'twice-do': 'Write an equation: twice the first amount is the second.',
    'twice-why': 'The parentheses keep the whole amount together.',
    'expand-do': 'Multiply out.',
    'expand-why': 'Both parts of the amount are doubled.',
    'gather-do': 'Bring the terms with {x} to one side.',
    'gather-why': 'The same is done on both sides.',
    'far-near': 'Put this time into both amounts. Is the second one twice the first?',
    'twice-check': 'The second one must be twice the first.',
    'numbers-do': 'Bring the constants to the other side.',
    'numbers-why': 'The same is done on both sides.',
    'final-days': 'That is {value, number} days from now.',
  },
  draw: ({ level, random }): Params => drawStory(level, random),
  build({ ask, story, numbers }: Params, { say, step, distractor }) {
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
          step('numbers', collected, alone),
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

/** The second amount is twice the first after x units of time. */
type Far = { story: MeetingAmount; f: number; r: number; g: number; s: number; x: number };

/** When both are equal, and what doubling the start alone finds. */
function farWrong({ f, r, g, s }: Omit<Far, 'story' | 'x'>): readonly [number, number] {
  return [(g - f) / (r - s), (g - 2 * f) / (r - s)];
}

function drawFar(random: Random): Far {
  const story = random.pick(meetingAmounts.list);
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

function unitsOf(ask: Params['ask'], { unit, unitOne, time, timeOne }: MeetingAmount) {
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
  const story = random.pick(
    meetingAmounts.list.filter(({ time, ways: [first, second] }) =>
      ask === 'days' ? time === 'weeks' : level > 1 || first === second || first === 'falls',
    ),
  );
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
    return isOpen && isNear && !told.includes(value) ? { ask, story, numbers } : null;
  });
}
