import { numberSkill, type Random, rangeOnLine } from '../../src/kit/index.ts';
import { intervalText } from '../../src/numbers/interval-text.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { crossingsOf, type Place, pathGraph } from '../../src/pictures/path-graphs.ts';

const kinds = ['increasing', 'decreasing', 'positive', 'negative'] as const;
type Kind = (typeof kinds)[number];
type Params = { kind: Kind; places: readonly Place[]; span: Place; confused: Place };

/** Level 1 asks where it rises or falls, level 2 also where it is above or below the axis, level 3 tells it as a story. */
export const a1FeatureInterval = numberSkill('a1-feature-interval', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'on-line', make: rangeOnLine },
  form: 'interval',
  text: {
    'on-line': [
      'Show the open interval on which the function is {part}.',
      'On which open interval is the function {part}? Graph it on the number line.',
      'Draw the open interval of all {x} for which the function is {part}.',
      'Graph the open interval on which this function is {part}.',
    ],
    headline: 'Intervals of a graph',
    'on-increasing': 'On which open interval is the function increasing?',
    'on-decreasing': 'On which open interval is the function decreasing?',
    'on-positive': 'On which open interval is the function positive?',
    'on-negative': 'On which open interval is the function negative?',
    'where-increasing': 'For which {x} does this graph rise? Write an open interval.',
    'where-decreasing': 'For which {x} does this graph fall? Write an open interval.',
    'where-positive': 'For which {x} is the output above zero? Write an open interval.',
    'where-negative': 'For which {x} is the output below zero? Write an open interval.',
    'story-increasing':
      'In a game, a bird flies along this path from left to right. For which {x} does it climb? Write an open interval.',
    'story-decreasing':
      'In a game, a bird flies along this path from left to right. For which {x} does it sink? Write an open interval.',
    'story-positive':
      'In a game, a dolphin dives and jumps along this path, and the x-axis is the surface of the sea. For which {x} is the dolphin above the surface? Write an open interval.',
    'story-negative':
      'In a game, a dolphin dives and jumps along this path, and the x-axis is the surface of the sea. For which {x} is the dolphin below the surface? Write an open interval.',
    'right-increasing': 'From left to right, the graph goes up there and nowhere else.',
    'right-decreasing': 'From left to right, the graph goes down there and nowhere else.',
    'right-positive': 'There the graph lies above the x-axis.',
    'right-negative': 'There the graph lies below the x-axis.',
    heights: 'These numbers are heights. Along which axis does an interval of inputs lie?',
    'not-increasing': 'This is where the graph lies above the x-axis. Where does it go up?',
    'not-decreasing': 'This is where the graph lies below the x-axis. Where does it go down?',
    'not-positive': 'This is where the graph goes up. Where does it lie above the x-axis?',
    'not-negative': 'This is where the graph goes down. Where does it lie below the x-axis?',
    whole: 'This is the whole graph. Which part of it does the question ask for?',
    other: 'Follow the graph from left to right. Mark where the change happens.',
    'mark-do': 'Mark the ends of the parts.',
    'mark-turn': 'A rising or falling part goes from one turning point or end of the graph to the next.',
    'mark-side':
      'A part above or below the x-axis goes from one x-intercept or end of the graph to the next.',
    'part-do': 'Choose the part that fits.',
    'part-why': 'Look from left to right.',
    'write-do': 'Write the inputs of this part.',
    'write-why': 'An interval is read along the x-axis.',
    final: 'The interval is {result}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const places = drawTurns(random, level === 1 ? 2 : 3);
      if (!places) return null;
      const asked = random.shuffle(level === 1 ? (['increasing', 'decreasing'] as const) : kinds);
      return asked.map((kind) => askedOn(places, kind)).find((found) => found !== null) ?? null;
    });
  },
  build({ kind, places, span, confused }: Params, { level, step, distractor }) {
    const open = ([from, to]: Place): string => intervalText({ from, to, fromOpen: true, toOpen: true });
    const value = open(span);
    const rises = kind === 'increasing' || kind === 'decreasing';
    const heights = places.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const [first, last] = [places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0];
    const ends = rises ? places.map(([x]) => x) : [first, ...(crossingsOf(places) ?? []), last];
    const marks = ends.map(signed).join(', ');
    const part = `from ${signed(span[0])} to ${signed(span[1])}`;
    const ask = level === 3 ? 'story' : (first + low) % 2 === 0 ? 'on' : 'where';
    return {
      words: { x: '$x$', part: kind, result: value },
      question: `${ask}-${kind}`,
      // The ends do not belong to the graph, so an open interval is the whole answer there, too.
      diagram: pathGraph(places, [], 'open'),
      answer: { value, reason: `right-${kind}` },
      distractors: [
        distractor('gives-y-values-for-the-interval', open([low, high]), 'heights'),
        distractor('confuses-positive-with-increasing', open(confused), `not-${kind}`),
        distractor('slip', open([first, last]), 'whole'),
      ],
      steps: [
        step('mark', rises ? 'turning points and ends' : 'x-intercepts and ends', marks, {
          why: rises ? 'mark-turn' : 'mark-side',
        }),
        step('part', marks, `${kind} ${part}`),
        step('write', part, value),
      ],
      claims: [`${span[0]} < ${span[1]}`],
    };
  },
});

/** A path that turns at each place; null where it leaves the plane. */
function drawTurns(random: Random, pieces: number): readonly Place[] | null {
  const places: Place[] = [[random.int(-7, -4), random.int(-6, 6)]];
  const up = random.pick([1, -1]);
  for (let piece = 0; piece < pieces; piece += 1) {
    const [x, y] = places[piece] ?? [0, 0];
    places.push([x + random.int(2, 4), y + up * (piece % 2 === 0 ? 1 : -1) * random.int(2, 10)]);
  }
  return places.every(([x, y]) => x <= 7 && Math.abs(y) <= 6) ? places : null;
}

/** The question on this path; null where more than one part answers it or two choices are the same. */
function askedOn(places: readonly Place[], kind: Kind): Params | null {
  const [first, last] = [places[0], places.at(-1)];
  const crossings = crossingsOf(places);
  if (!crossings || !first || !last) return null;
  const steps = places.slice(1).map(([, y], at) => Math.sign(y - (places[at]?.[1] ?? 0)));
  const parts = (sign: number): readonly Place[] =>
    steps.flatMap((step, at) =>
      step === sign ? [[places[at]?.[0] ?? 0, places[at + 1]?.[0] ?? 0] as const] : [],
    );
  const ends = [first[0], ...crossings, last[0]];
  const sides = (sign: number): readonly Place[] =>
    ends.slice(1).flatMap((to, at) => {
      const isSide = Math.sign(first[1]) * (at % 2 === 0 ? 1 : -1) === sign;
      return isSide ? [[ends[at] ?? 0, to] as const] : [];
    });
  const rises = kind === 'increasing' || kind === 'decreasing';
  const sign = kind === 'increasing' || kind === 'positive' ? 1 : -1;
  const [found, others] = rises ? [parts(sign), sides(sign)] : [sides(sign), parts(sign)];
  const [span, confused] = [found[0], others[0]];
  if (!span || !confused || found.length > 1) return null;
  const heights = places.map(([, y]) => y);
  const shown = [span, confused, [first[0], last[0]], [Math.min(...heights), Math.max(...heights)]];
  return new Set(shown.map(String)).size === shown.length ? { kind, places, span, confused } : null;
}
