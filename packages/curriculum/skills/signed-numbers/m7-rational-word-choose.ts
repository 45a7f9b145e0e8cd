import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const scenes = ['sub', 'frost', 'budget', 'game', 'balloon'] as const;

/**
 * The start, and two changes by their size: at level 1 a gain a and a loss b, where `rises` tells which comes first; at
 * level 3 b comes n times, and `rises` tells its direction.
 */
type Params = {
  scene: (typeof scenes)[number];
  start: number;
  a: number;
  b: number;
  n: number;
  rises: boolean;
};

/** From start to end, in n equal changes at level 3. */
type Gap = { scene: (typeof scenes)[number]; start: number; end: number; n: number };

/**
 * Level 1 has two changes in either order, level 2 asks for a difference, level 3 has a change that comes several times, or asks for one of
 * several equal changes.
 */
export const m7RationalWordChoose = choiceSkill('m7-rational-word-choose', {
  version: 6,
  text: {
    headline: 'Choose the expression',
    sub: 'A submarine is at {start} feet. It rises {a} feet and then dives {b} feet.',
    frost: 'The air is at {start} degrees. It warms up by {a} degrees and then cools down by {b} degrees.',
    budget:
      'A club’s account stands at {start} dollars. The club earns {a} dollars and then spends {b} dollars.',
    game: 'A player has {start} points. The player wins {a} points and then loses {b} points.',
    balloon:
      'Measured from a bridge, a toy balloon is at {start} feet. It rises {a} feet and then sinks {b} feet.',
    'sub-down': 'A submarine is at {start} feet. It dives {b} feet and then rises {a} feet.',
    'frost-down':
      'The air is at {start} degrees. It cools down by {b} degrees and then warms up by {a} degrees.',
    'budget-down':
      'A club’s account stands at {start} dollars. The club spends {b} dollars and then earns {a} dollars.',
    'game-down': 'A player has {start} points. The player loses {b} points and then wins {a} points.',
    'balloon-down':
      'Measured from a bridge, a toy balloon is at {start} feet. It sinks {b} feet and then rises {a} feet.',
    'sub-ask': 'Which expression gives its height at the end?',
    'frost-ask': 'Which expression gives the temperature at the end?',
    'budget-ask': 'Which expression gives the balance at the end?',
    'game-ask': 'Which expression gives the score at the end?',
    'balloon-ask': 'Which expression gives its height at the end?',
    'sub-gap': 'A submarine was at {start} feet. Now it is at {end} feet.',
    'frost-gap': 'The air was at {start} degrees. Now it is at {end} degrees.',
    'budget-gap': 'A club’s account stood at {start} dollars. Now it stands at {end} dollars.',
    'game-gap': 'A player had {start} points. Now the player has {end} points.',
    'balloon-gap': 'Measured from a bridge, a toy balloon was at {start} feet. Now it is at {end} feet.',
    'ask-gap': 'Which expression gives the change from then to now?',
    'sub-rate': 'A submarine is at {start} feet. It dives {b} feet each minute, for {n} minutes.',
    'frost-rate': 'The air is at {start} degrees. It cools down by {b} degrees each hour, for {n} hours.',
    'budget-rate':
      'A club’s account stands at {start} dollars. The club spends {b} dollars a week, for {n} weeks.',
    'game-rate': 'A player has {start} points. The player loses {b} points in each of {n} rounds.',
    'balloon-rate':
      'Measured from a bridge, a toy balloon is at {start} feet. It sinks {b} feet each second, for {n} seconds.',
    'sub-up': 'A submarine is at {start} feet. It rises {b} feet each minute, for {n} minutes.',
    'frost-up': 'The air is at {start} degrees. It warms up by {b} degrees each hour, for {n} hours.',
    'budget-up':
      'A club’s account stands at {start} dollars. The club earns {b} dollars a week, for {n} weeks.',
    'game-up': 'A player has {start} points. The player wins {b} points in each of {n} rounds.',
    'balloon-up':
      'Measured from a bridge, a toy balloon is at {start} feet. It rises {b} feet each second, for {n} seconds.',
    'sub-each': 'A submarine goes from {start} feet to {end} feet in {n} minutes, at a steady rate.',
    'frost-each': 'The air goes from {start} degrees to {end} degrees in {n} hours, at a steady rate.',
    'budget-each':
      'A club’s account goes from {start} dollars to {end} dollars in {n} weeks, at a steady rate.',
    'game-each':
      'A player goes from {start} points to {end} points in {n} rounds, by the same change in each.',
    'balloon-each':
      'Measured from a bridge, a toy balloon was at {start} feet. After {n} seconds at a steady rate, it is at {end} feet.',
    'sub-each-ask': 'Which expression gives the change each minute?',
    'frost-each-ask': 'Which expression gives the change each hour?',
    'budget-each-ask': 'Which expression gives the change each week?',
    'game-each-ask': 'Which expression gives the change in each round?',
    'balloon-each-ask': 'Which expression gives the change each second?',
    'right-each': 'The whole change is the end minus the start, and it is shared evenly.',
    'whole-first': 'Here only the start is divided. What has to be worked out before dividing?',
    many: 'This multiplies the whole change. Is one of the equal changes larger or smaller than all of them?',
    'each-do': 'Divide the whole change by how many equal parts it has.',
    'each-why': 'The parentheses keep the whole change together.',
    'lost-end': 'This drops the minus sign of the end. On which side of zero is it now?',
    shown: '{e}',
    right: 'What makes the number larger is added, and what makes it smaller is subtracted.',
    'right-gap': 'A change is the number at the end minus the number at the start.',
    'right-rate': 'The same change comes again and again, so it is multiplied before it is taken away.',
    'right-up': 'The same change comes again and again, so it is multiplied before it is added.',
    adds: 'This adds {b}. Does that change make the number larger or smaller?',
    'adds-rate': 'This adds all the changes. Do they make the number larger or smaller?',
    'takes-rate': 'This subtracts all the changes. Do they make the number larger or smaller?',
    sign: 'This drops the minus sign of the start. On which side of zero does it begin?',
    turned: 'This subtracts {a} and adds {b}. Which of these changes makes the number larger?',
    back: 'This goes from the end to the start. In which order do you subtract?',
    sum: 'This adds the two numbers. Which operation finds a change?',
    'to-zero': 'This measures from the start up to zero only. How far does it go on from there?',
    lost: 'This drops a minus sign. What does taking away a negative number do?',
    once: 'This takes {b} away once and adds {n}. How many times does this change come?',
    'once-up': 'This adds {b} once and adds {n}. How many times does this change come?',
    'other-gap':
      'A change is the number at the end minus the number at the start. Which number is at the end?',
    other: 'Tell the story in numbers, one after the other.',
    'start-do': 'Write the number at the start.',
    'start-why': 'Its sign tells the side of zero.',
    'end-do': 'Write the number at the end first.',
    'end-why': 'A change is measured from the start to the end.',
    'gain-do': 'Add what makes the number larger.',
    'gain-why': 'Going up and earning are added.',
    'loss-do': 'Subtract what makes it smaller.',
    'all-do': 'Subtract the change in all.',
    'all-up-do': 'Add the change in all.',
    'loss-why': 'Going down and spending are subtracted.',
    'minus-do': 'Subtract the number at the start.',
    'minus-why': 'This tells how far it is from there.',
    'times-do': 'Multiply the change by how many times it comes.',
    'times-why': 'Equal parts are put together by a product.',
    'value-do': 'Work it out to see if it makes sense.',
    'value-why': 'The result has to fit the story.',
  },
  draw: ({ level, random }): Params | Gap => {
    if (level === 2 || (level === 3 && random.chance(40))) return drawGap(level, random);
    return random.until(() => {
      const scene = random.pick(scenes);
      const unit = scene === 'sub' ? 10 : 1;
      const [a, b, n] = [unit * random.int(3, 24), unit * random.int(3, 18), random.int(3, 9)];
      const rises = random.chance(50);
      const most = scene === 'sub' || scene === 'balloon' ? 3 : -1;
      const start = -unit * random.int(a / unit + most, 40);
      const isFair =
        a !== b &&
        Math.abs(start + a) !== 1 &&
        start < 0 &&
        a !== -start &&
        (scene !== 'frost' || -start < 26);
      const isUnder = level < 3 || !rises || most < 0 || start + n * b < 0;
      const isFew = level < 3 || (b * n <= unit * 60 && (scene !== 'frost' || b < 7) && b !== n);
      const ways =
        level === 3
          ? [start - n * b, start + n * b, -start + (rises ? n : -n) * b, start + (rises ? b : -b) + n]
          : [start + a - b, start + a + b, -start + a - b, start - a + b];
      return isFair && isFew && isUnder && new Set(ways).size === 4 ? { scene, start, a, b, n, rises } : null;
    });
  },
  build(params: Params | Gap, { level, say, step, distractor }) {
    const { scene, start, n } = params;
    const shown = (e: string) => say('shown', { e });
    if ('end' in params) {
      const { end } = params;
      const words = { start: signed(start), end: signed(end), n };
      const gap = `${signed(end)} − ${bracketed(start)}`;
      const back = `${signed(start)} − ${bracketed(end)}`;
      const isEach = level === 3;
      const right = isEach ? `(${gap}) ÷ ${n}` : gap;
      const rises = start < 0 && end > 0;
      const lost = rises
        ? distractor('loses-a-sign', 'lost', 'lost', shown(`${signed(end)} − ${-start}`))
        : distractor('loses-a-sign', 'lost', 'lost-end', shown(`${-end} − ${bracketed(start)}`));
      // Across zero upward, the sum of both numbers is the same number as the lost sign.
      const third = rises
        ? distractor('slip', 'to-zero', 'to-zero', shown(`0 − ${bracketed(start)}`))
        : distractor('slip', 'sum', 'sum', shown(`${signed(end)} + ${bracketed(start)}`));
      return {
        words,
        question: isEach ? [`${scene}-each`, `${scene}-each-ask`] : [`${scene}-gap`, 'ask-gap'],
        answer: { value: 'key', text: shown(right), reason: isEach ? 'right-each' : 'right-gap' },
        otherWrong: 'other-gap',
        distractors: [
          distractor('reverses-a-subtraction', 'back', 'back', shown(isEach ? `(${back}) ÷ ${n}` : back)),
          isEach
            ? distractor('leaves-out-the-parentheses', 'open', 'whole-first', shown(`${gap} ÷ ${n}`))
            : lost,
          isEach ? distractor('slip', 'many', 'many', shown(`(${gap}) × ${n}`)) : third,
        ],
        steps: [
          step('end', 'the end', signed(end)),
          step('minus', signed(end), gap),
          isEach && step('each', `${n} equal parts`, right),
          isEach
            ? step('value', `${signed(end - start)} ÷ ${n}`, signed((end - start) / n))
            : step('value', right, signed(end - start)),
        ],
        finalAnswer: say('shown', { e: right }),
        claims: [`(${end}) - (${start}) = ${end - start}`],
      };
    }
    const { a, b, rises } = params;
    const words = { start: signed(start), a, b, n };
    const rate = level === 3;
    const { right, value, adds, lost, other, claim } = rate ? rateWays(params) : twoWays(params);
    return {
      words,
      question: [
        rate ? (rises ? `${scene}-up` : `${scene}-rate`) : rises ? scene : `${scene}-down`,
        `${scene}-ask`,
      ],
      answer: {
        value: 'key',
        text: shown(right),
        reason: rate ? (rises ? 'right-up' : 'right-rate') : 'right',
      },
      distractors: [
        rate && rises
          ? distractor('moves-in-the-wrong-direction', 'adds', 'takes-rate', shown(adds))
          : distractor(
              'adds-a-change-that-should-be-subtracted',
              'adds',
              rate ? 'adds-rate' : 'adds',
              shown(adds),
            ),
        distractor('loses-a-sign', 'sign', 'sign', shown(lost)),
        rate
          ? distractor('slip', 'once', rises ? 'once-up' : 'once', shown(other))
          : distractor('moves-in-the-wrong-direction', 'turned', 'turned', shown(other)),
      ],
      steps: [
        step('start', 'the start', signed(start)),
        rate
          ? step('times', 'the change in all', `${n} × ${b}`)
          : step(rises ? 'gain' : 'loss', signed(start), `${signed(start)} ${rises ? `+ ${a}` : `− ${b}`}`),
        rate
          ? step(rises ? 'gain' : 'loss', 'the whole story', right, { do: rises ? 'all-up-do' : 'all-do' })
          : step(rises ? 'loss' : 'gain', 'the whole story', right),
        step('value', right, signed(value)),
      ],
      finalAnswer: say('shown', { e: right }),
      claims: [claim],
    };
  },
});

/** A gain and a loss in the order of the story, and where the wrong ways lead. */
function twoWays({ start, a, b, rises }: Params) {
  const write = (from: number, gain: string, loss: string): string =>
    rises ? `${signed(from)} ${gain} ${a} ${loss} ${b}` : `${signed(from)} ${loss} ${b} ${gain} ${a}`;
  return {
    right: write(start, '+', '−'),
    value: start + a - b,
    adds: write(start, '+', '+'),
    lost: write(-start, '+', '−'),
    other: write(start, '−', '+'),
    claim: `(${start}) + ${a} - ${b} = ${start + a - b}`,
  };
}

/** One change n times, up or down, and where the wrong ways lead. */
function rateWays({ start, b, n, rises }: Params) {
  const [sign, turned] = rises ? ['+', '−'] : ['−', '+'];
  const value = start + (rises ? n : -n) * b;
  return {
    right: `${signed(start)} ${sign} ${n} × ${b}`,
    value,
    adds: `${signed(start)} ${turned} ${n} × ${b}`,
    lost: `${-start} ${sign} ${n} × ${b}`,
    other: `${signed(start)} ${sign} ${b} + ${n}`,
    claim: `(${start}) ${rises ? '+' : '-'} ${n} * ${b} = ${value}`,
  };
}

/** Up or down, on one side of zero or across it; at level 3 in n equal changes. */
function drawGap(level: Level, random: Random): Gap {
  return random.until(() => {
    const scene = random.pick(scenes);
    const unit = scene === 'sub' ? 10 : 1;
    const n = random.int(3, 8);
    const end = unit * random.int(-40, scene === 'sub' ? -3 : 25);
    const start =
      level === 3 ? end + unit * random.int(2, 6) * random.pick([n, -n]) : unit * random.int(-40, 25);
    const isDeep = (scene !== 'sub' && scene !== 'balloon') || (start < 0 && end < 0);
    const isMild = scene !== 'frost' || (Math.abs(start) < 26 && Math.abs(end) < 26);
    const isPlural = [start, end].every((one) => Math.abs(one) > 1 && Math.abs(one) <= 40 * unit);
    const isOpen =
      (start < 0 || end < 0) &&
      start !== end &&
      start !== -end &&
      end !== -2 * start &&
      Math.abs(start - end) > 2;
    return isDeep && isMild && isPlural && isOpen ? { scene, start, end, n } : null;
  });
}
