import { choiceSkill } from '../../src/kit/index.ts';
import { lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type Place, pathGraph } from '../../src/pictures/path-graphs.ts';

const asks = ['which', 'where', 'greatest', 'path'] as const;
const leasts = ['least', 'falls', 'lowest', 'sinks'] as const;
/** Four pieces from place to place; the greatest rate is asked for, or at level 3 the least. */
type Params = {
  ask: (typeof asks)[number] | (typeof leasts)[number];
  places: readonly Place[];
  best: number;
  output: number;
  longest: number;
};

/** Level 1 has a graph that only rises, level 2 one that falls as well, level 3 asks for the least rate. */
export const a1AverageRateCompare = choiceSkill('a1-average-rate-compare', {
  version: 5,
  text: {
    headline: 'Compare rates of change',
    which: 'The graph has four pieces. On which of them is the average rate of change greatest?',
    where: 'The graph has four pieces. On which of them does the output grow fastest?',
    greatest: 'Which of the four pieces of this graph has the greatest average rate of change?',
    path: 'A bird in a game flies along this graph from left to right. On which of the four pieces does it gain the most height for each step to the right?',
    least: 'The graph has four pieces. On which of them is the average rate of change least?',
    falls: 'The graph has four pieces. On which of them does the output fall fastest?',
    lowest: 'Which of the four pieces of this graph has the least average rate of change?',
    sinks:
      'A bird in a game flies along this graph from left to right. On which of the four pieces does it lose the most height for each step to the right?',
    interval: 'From {from} to {to}',
    'right-greatest': 'There the change divided by the steps to the right is greatest.',
    'right-least': 'There the change divided by the steps to the right is least.',
    'right-falls': 'There the output falls most for each step to the right.',
    high: 'No piece ends higher than this one. How much does the output change for each step?',
    low: 'No piece ends lower than this one. How much does the output change for each step?',
    long: 'This interval is long. How much does the output change for each of its steps?',
    next: 'Divide the change by the steps to the right on this interval. How does that compare with the others?',
    sign: 'The output goes the other way on this interval. Is its rate above or below zero?',
    'sign-least': 'This looks at the size of the rates without their signs. Which of them are below zero?',
    'sign-falls': 'The output rises on this piece. On which pieces does it fall?',
    most: 'Here the output falls most in all. How much does it fall for each step to the right?',
    other: 'For each interval, divide the change up or down by the steps to the right.',
    'changes-do': 'Read the change of each piece.',
    'changes-why': 'Count how far it goes up or down, and in how many steps to the right.',
    'rates-do': 'Divide to find the rate of each piece.',
    'rates-why': 'A rate is the change of the output divided by the change of the input.',
    'compare-do': 'Compare the rates.',
    'compare-why': 'A rate below zero is less than any rate above zero.',
    'compare-least':
      'Of rates below zero, the one farthest from zero is the least. There the graph falls fastest.',
    'compare-plain': 'The greatest quotient belongs to the piece asked for.',
    'take-do': 'Name the interval.',
    'take-why': 'The interval is one of inputs.',
    final: 'From {from} to {to}',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      let x = -7;
      let y = level === 1 ? random.int(-7, -4) : random.int(-4, 4);
      const places: Place[] = [[x, y]];
      for (let piece = 0; piece < 4; piece += 1) {
        x += random.int(1, 5);
        y += level === 1 ? random.int(1, 6) : random.int(-6, 6);
        places.push([x, y]);
      }
      const sign = level === 3 ? -1 : 1;
      const pieces = places.slice(1).map(([x2, y2], at) => {
        const [x1, y1] = places[at] ?? [0, 0];
        return { rate: (sign * (y2 - y1)) / (x2 - x1), length: x2 - x1, gain: sign * (y2 - y1) };
      });
      const rates = pieces.map(({ rate }) => rate);
      const best = rates.indexOf(Math.max(...rates));
      const lengths = pieces.map(({ length }) => length);
      const longest = lengths.indexOf(Math.max(...lengths));
      // The end with the largest output belongs to the piece that leads to it.
      const heights = places.slice(1).map(([, height]) => sign * height);
      const output = heights.indexOf(Math.max(...heights));
      const isClear = rates.every((rate, at) => at === best || (rates[best] ?? 0) - rate > 0.4);
      const isOpen =
        new Set([best, longest, output]).size === 3 &&
        lengths.filter((one) => one === lengths[longest]).length === 1;
      const inside = x <= 7 && places.every(([, height]) => Math.abs(height) <= 7);
      // A piece with a larger change is less steep, so that the change alone does not tell.
      const isRival = pieces.some(({ gain }) => gain > (pieces[best]?.gain ?? 0));
      const mixed = level === 1 || (isRival && rates.some((rate) => rate < -0.4));
      return isClear && isOpen && inside && mixed && (rates[best] ?? 0) > 0
        ? { ask: random.pick<Params['ask']>(level === 3 ? leasts : asks), places, best, output, longest }
        : null;
    });
  },
  build({ ask, places, best, output, longest }: Params, { level, say, step, distractor }) {
    const ends = (at: number) => ({
      from: signed(places[at]?.[0] ?? 0),
      to: signed(places[at + 1]?.[0] ?? 0),
    });
    const textOf = (at: number) => say('interval', ends(at));
    const rest = [0, 1, 2, 3].find((at) => at !== best && at !== output && at !== longest) ?? 0;
    const pieces = [0, 1, 2, 3].map((at) => {
      const [[x1, y1], [x2, y2]] = [places[at] ?? [0, 0], places[at + 1] ?? [0, 0]];
      return { up: y2 - y1, right: x2 - x1 };
    });
    const changes = pieces.map(({ up, right }) => `${signed(up)} in ${right}`);
    const rates = pieces.map(
      ({ up, right }) => `${up < 0 ? '−' : ''}${wholeOrFraction(...lowestTerms(Math.abs(up), right))}`,
    );
    const isFall = ask === 'falls' || ask === 'sinks';
    const signless = isSignless(places, {
      best,
      rest,
      wanted: level === 1 ? null : level === 3 && !isFall ? 'least' : 'greatest',
    });
    const isDeepest = isFall && pieces.every(({ up }) => up >= (pieces[rest]?.up ?? 0));
    const { from, to } = ends(best);
    /** Lines of somebody who compares other numbers of the pieces than their rates. */
    const linesOf = (at: number, what: string, numbers: readonly (string | number)[]) => ({
      text: textOf(at),
      work: [
        step('changes', what, numbers.join(', ')),
        step('compare', numbers.join(', '), numbers[at] ?? ''),
        step('take', numbers[at] ?? '', `from ${ends(at).from} to ${ends(at).to}`),
      ],
    });
    const sizes = rates.map((rate) => rate.replace('−', ''));
    const [start, end] = [places[best] ?? [0, 0], places[best + 1] ?? [0, 0]];
    return {
      words: { from, to },
      question: ask,
      diagram: pathGraph(places),
      answer: {
        value: 'best',
        text: textOf(best),
        reason: isFall ? 'right-falls' : level === 3 ? 'right-least' : 'right-greatest',
      },
      distractors: [
        distractor(
          level === 3 ? 'chooses-the-least-output' : 'chooses-the-greatest-output',
          'output',
          level === 3 ? 'low' : 'high',
          linesOf(
            output,
            'the heights where the pieces end',
            places.slice(1).map(([, y]) => signed(y)),
          ),
        ),
        distractor(
          'chooses-the-longest-interval',
          'longest',
          'long',
          linesOf(
            longest,
            'the steps to the right',
            pieces.map(({ right }) => right),
          ),
        ),
        distractor(
          signless ? 'ignores-negative-rates' : 'slip',
          'rest',
          signless
            ? isFall
              ? 'sign-falls'
              : level === 3
                ? 'sign-least'
                : 'sign'
            : isDeepest
              ? 'most'
              : 'next',
          signless ? linesOf(rest, `${rates.join(', ')} without signs`, sizes) : textOf(rest),
        ),
      ],
      steps: [
        step('changes', 'the graph', changes.join(', ')),
        step('rates', changes.join(', '), rates.join(', ')),
        step('compare', rates.join(', '), rates[best] ?? '', {
          why: level === 1 ? 'compare-plain' : level === 2 ? 'compare-why' : 'compare-least',
        }),
        step('take', rates[best] ?? '', `from ${from} to ${to}`),
      ],
      claims: [`${end[0]} - (${start[0]}) = ${end[0] - start[0]}`],
    };
  },
});

/** Whether leaving out the signs of all rates leads from the best piece to the rest. */
function isSignless(
  places: readonly Place[],
  {
    best,
    rest,
    wanted,
  }: { readonly best: number; readonly rest: number; readonly wanted: 'least' | 'greatest' | null },
): boolean {
  if (wanted === null) return false;
  const sizes = places.slice(1).map(([x2, y2], at) => {
    const [x1, y1] = places[at] ?? [0, 0];
    return Math.abs((y2 - y1) / (x2 - x1));
  });
  const size = wanted === 'least' ? Math.min(...sizes) : Math.max(...sizes);
  return sizes[rest] === size && sizes[best] !== size;
}
