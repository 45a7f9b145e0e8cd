import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';

/** One period takes `seconds` / `times`; the waves are as high as `a`. */
type Params = { a: number; times: number; seconds: number; fn: 'sin' | 'cos' };

/** Level 1 counts turns, level 2 reads the period from a rule, level 3 finds the number beside the time. */
export const a2FrequencyPeriod = numberSkill('a2-frequency-period', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Period, frequency and the number beside the time',
    turns: [
      'A wheel turns {times, number} times in {seconds, number} seconds. How many seconds does one turn take?',
      'A fan makes {times, number} full turns in {seconds, number} seconds. What is its period in seconds?',
      'A buoy bobs up and down {times, number} times in {seconds, number} seconds. What is its period in seconds?',
      'In {seconds, number} seconds, a pendulum goes back and forth {times, number} times. What is its period in seconds?',
    ],
    rule: [
      'The height of a wave is {rule}, with $t$ in seconds. What is its period in seconds?',
      'Find the period of {rule}, where $t$ counts seconds.',
      'After how many seconds does {rule} repeat for the first time? The time is $t$.',
      'A sound is modeled by {rule}, with $t$ in seconds. How many seconds does one cycle take?',
    ],
    back: [
      'A model {model} has a period of {period}. What is $k$?',
      'Find $k$ so that {model} repeats every {period}. The number $k$ is positive.',
      'One cycle of {model} takes {period}. Which positive number is $k$?',
      'Which positive $k$ gives {model} a period of {period}?',
    ],
    right: 'One period takes the seconds of all turns, shared by the turns.',
    'right-rule': 'In one period the angle grows by two pi.',
    'right-back': 'With this number the angle grows by two pi in one period.',
    inverts: 'This is how many cycles fit into one second. How long does one of them take?',
    half: 'This is half of a cycle. How far does the angle go in a full one?',
    leaves: 'This takes one pi for a full cycle. How far does the angle go in one cycle?',
    coefficient: 'This is the number beside the time. How do you get the period from it?',
    period: 'This takes the period itself. What does the angle have to reach in one period?',
    turned: 'This turns the two numbers over. What does the number beside the time do to the period?',
    other: 'Think of one full cycle. How long does it take, and how far does the angle go?',
    'share-do': 'Divide the seconds by the turns.',
    'share-why': 'Every turn takes as long as the others.',
    'test-do': 'Multiply the period by the turns.',
    'test-why': 'All turns together take all the seconds.',
    'cycle-do': 'Set the angle equal to one full cycle.',
    'cycle-why': 'Sine and cosine repeat after two pi.',
    'pi-do': 'Divide both sides by pi.',
    'pi-why': 'It stands on both sides.',
    'solve-do': 'Divide by the number beside the unknown.',
    'solve-why': 'This leaves the unknown alone.',
    final: '{letter} {value}{unit}.',
  },
  draw: ({ level, random }): Params => drawWave(level, random),
  build({ a, times, seconds, fn }: Params, { level, step, distractor }) {
    const period = fractionValue(seconds, times);
    const k = fractionValue(2 * times, seconds);
    const bare = (text: string): string => text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}');
    const tex = (text: string): string => `$${bare(text)}$`;
    const wave = (beside: string): string => `$h = ${a} \\${fn}(${beside} \\pi t)$`;
    const value = level === 3 ? k : period;
    const words = {
      times,
      seconds,
      rule: wave(bare(k)),
      model: wave('k'),
      period: `${tex(period)} ${seconds < times ? 'second' : 'seconds'}`,
      value: tex(value),
      letter: level === 3 ? '$k$ is' : 'The period is',
      unit: level === 3 ? '' : ` ${seconds < times ? 'second' : 'seconds'}`,
    };
    const frequency = fractionValue(times, seconds);
    const half = fractionValue(seconds, 2 * times);
    // The unknown and what stands beside it.
    const angle = level === 3 ? `k \\pi \\cdot ${bare(period)}` : `${bare(k)} \\pi t`;
    const rest = level === 3 ? `k \\cdot ${bare(period)}` : `${bare(k)} t`;
    const lines = [
      step('cycle', `$${angle}$`, `$${angle} = 2 \\pi$`),
      step('pi', `$${angle} = 2 \\pi$`, `$${rest} = 2$`),
      step('solve', `$${rest} = 2$`, tex(value)),
    ];
    const far = (wrong: number): boolean =>
      !areBelievable([level === 3 ? (2 * times) / seconds : seconds / times, wrong]);
    if (level === 1) {
      return {
        words,
        question: 'turns' as const,
        answer: { value },
        distractors: [
          distractor('inverts-period-and-frequency', frequency, 'inverts'),
          distractor('leaves-out-two-pi', half, 'half'),
          distractor('slip', fractionValue(2 * seconds, times), 'other'),
        ],
        steps: [
          step('share', `${seconds} ÷ ${times}`, tex(period)),
          step('test', `${tex(period)} × ${times}`, seconds),
        ],
        claims: [`${seconds} / ${times} = ${period}`],
      };
    }
    return {
      words,
      question: level === 2 ? ('rule' as const) : ('back' as const),
      answer: { value, reason: level === 2 ? ('right-rule' as const) : ('right-back' as const) },
      distractors:
        level === 2
          ? [
              distractor('inverts-period-and-frequency', frequency, 'inverts'),
              distractor('leaves-out-two-pi', half, 'leaves'),
              !far((2 * times) / seconds) &&
                distractor('uses-the-coefficient-as-the-period', k, 'coefficient'),
            ]
          : [
              distractor('leaves-out-two-pi', frequency, 'leaves'),
              !far(seconds / (2 * times)) && distractor('inverts-period-and-frequency', half, 'turned'),
              !far(seconds / times) && distractor('uses-the-coefficient-as-the-period', period, 'period'),
            ],
      steps: lines,
      claims: [`2 / (${k}) = ${period}`],
    };
  },
});

/** Period and frequency that stay near each other, and are told apart from every wrong way. */
function drawWave(level: Level, random: Random): Params {
  return random.until(() => {
    const most = level === 1 ? 40 : 12;
    const [times, seconds] = [random.int(1, most), random.int(1, most)];
    const [period, frequency] = [seconds / times, times / seconds];
    const isApart = new Set([period, frequency, period / 2, 2 * period, 2 * frequency]).size === 5;
    const isOpen = (level === 1 || commonDivisor(times, seconds) === 1) && times > 1 && seconds > 1;
    return isApart && isOpen && frequency < 4 && period < 4
      ? { a: random.int(2, 9), times, seconds, fn: random.pick(['sin', 'cos'] as const) }
      : null;
  });
}
