import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';

const scenes = ['drone', 'tank', 'song', 'cyclist'] as const;

/** The average rate over a stretch of length h is tenths / 10 + bend · h. */
type Params = { scene: (typeof scenes)[number]; tenths: number; bend: number; at: number; start: number };

/** Level 1 has rates of a function, level 2 rates in a story, level 3 the readings they come from. */
export const calcInstantRateEstimate = numberSkill('calc-instant-rate-estimate', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Estimate the rate at one moment',
    'plain-who': 'The table shows average rates of change of a function $f$.',
    'plain-ask': [
      'Each interval starts at $x = {at}$. What rate do you expect at exactly $x = {at}$?',
      'All intervals start at $x = {at}$. Which rate do they come close to at $x = {at}$?',
      'Each interval starts at $x = {at}$. Estimate the rate of change at $x = {at}$ itself.',
      'The intervals from $x = {at}$ get shorter and shorter. What is the rate at $x = {at}$ itself?',
    ],
    'drone-who': 'A drone climbs. The table shows its average speed over shorter and shorter times.',
    'drone-reads': 'A drone climbs. The table shows its height in meters at close times.',
    'drone-ask':
      'All times start at {at} seconds. What is its speed at exactly that moment, in meters per second?',
    'tank-who': 'A tank fills. The table shows its average inflow over shorter and shorter times.',
    'tank-reads': 'A tank fills. The table shows its water in liters at close times.',
    'tank-ask':
      'All times start at {at} minutes. What is the inflow at exactly that moment, in liters per minute?',
    'song-who':
      'A song spreads. The table shows its average plays per hour, in thousands, over shorter times.',
    'song-reads': 'A song spreads. The table shows its plays in thousands at close times.',
    'song-ask':
      'All times start at hour {at}. How many thousand plays per hour are there at exactly that moment?',
    'cyclist-who': 'A cyclist speeds up. The table shows the average speed over shorter and shorter times.',
    'cyclist-reads': 'A cyclist speeds up. The table shows the distance in meters at close times.',
    'cyclist-ask':
      'All times start at {at} seconds. What is the speed at exactly that moment, in meters per second?',
    none: 'There is no rate at one moment',
    right: 'The rates settle down near this number as the intervals shrink.',
    average: 'This is the mean of all the rates. Which of them lie closest to the moment itself?',
    first: 'This takes the longest interval. What happens to the rates as the interval shrinks?',
    zero: 'At the moment itself the quotient is zero over zero. What do the rates before it come close to?',
    last: 'This is the last rate in the row, not yet the one it comes close to. Where do the rates lead?',
    other: 'Follow the rates as the interval shrinks. Which number do they come close to?',
    'rates-do': 'Divide each change by its length of time.',
    'rates-why': 'This gives the average rate over each interval.',
    'order-do': 'Look at the rates from the longest interval to the shortest.',
    'order-why': 'The shorter the interval, the closer it stays to the moment.',
    'gap-do': 'See how the distance between the rates shrinks.',
    'gap-why': 'Each interval is a tenth of the one before, and so is the distance.',
    'limit-do': 'Name the number they come close to.',
    'limit-why': 'No interval of length zero is needed for this.',
    final: 'The rate at that moment is about {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const tenths = level === 1 ? 10 * random.int(2, 12) : random.int(21, 99);
      const bend = random.pick([-4, -3, -2, 2, 3, 4]);
      const [at, start] = [random.int(2, 7), random.int(5, 40)];
      return tenths / 10 + bend > 1 ? { scene: random.pick(scenes), tenths, bend, at, start } : null;
    });
  },
  build({ scene, tenths, bend, at, start }: Params, { level, step, distractor }) {
    const rate = tenths / 10;
    const lengths = level === 3 ? [0.1, 0.01, 0.001] : [1, 0.1, 0.01];
    const rates = lengths.map((length) => rate + bend * length);
    const [first = 0, , last = 0] = rates;
    const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length;
    const value = numberText(rate);
    const words = { at, value };
    const reading = (length: number): number => start + length * (rate + bend * length);
    const shown = rates.map(numberText);
    const row = shown.join(', ');
    return {
      words,
      question:
        level === 1
          ? ['plain-who', 'plain-ask']
          : [level === 2 ? `${scene}-who` : `${scene}-reads`, `${scene}-ask`],
      diagram:
        level === 3
          ? tableOf('Time', 'Reading', [
              [numberText(at), numberText(start)],
              ...lengths
                .map((length) => [numberText(at + length), numberText(reading(length))] as const)
                .reverse(),
            ])
          : tableOf(
              'Interval',
              'Average rate',
              lengths.map(
                (length, index) => [`${at} to ${numberText(at + length)}`, shown[index] ?? ''] as const,
              ),
            ),
      answer: value,
      distractors: [
        distractor('averages-all-the-rates', numberText(mean), 'average'),
        distractor('takes-the-first-rate', numberText(first), 'first'),
        distractor('says-the-rate-is-zero-over-zero', '0/0', 'zero', 'none'),
        distractor('slip', numberText(last), 'last'),
      ],
      steps: [
        level === 3
          ? step(
              'rates',
              `${numberText(lengths[0] ?? 0)} gives ${numberText(first * 0.1)}`,
              `${shown[0]} per unit of time`,
            )
          : null,
        step('order', 'longest to shortest', row),
        step(
          'gap',
          row,
          `steps of ${numberText(Math.abs(first - (rates[1] ?? 0)))} and ${numberText(Math.abs((rates[1] ?? 0) - last))}`,
        ),
        step('limit', row, value),
      ],
      claims: lengths.map(
        (length) => `${rate} + (${bend}) * ${length} = ${(rate + bend * length).toFixed(6)}`,
      ),
    };
  },
});

function tableOf(
  input: string,
  output: string,
  pairs: readonly (readonly [string, string])[],
): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input,
    output,
    rule: null,
    pairs: pairs.map(([left, right]) => [left, right]),
  };
}
