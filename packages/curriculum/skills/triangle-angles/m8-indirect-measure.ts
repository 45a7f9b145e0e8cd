import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { type TallThing, tallThings } from '../../src/scenes/shapes/tall-things.ts';

/** The short thing is h tall and s wide to its shadow or to the mirror; the tall one is `times` as large. */
type Params = {
  scene: TallThing;
  asks: 'shadows' | 'mirror' | 'lamp';
  h: number;
  s: number;
  times: number;
};

const text = {
  headline: 'Measure without reaching',
  right: 'Both triangles have a right angle and one more equal angle, so their sides have one ratio.',
  'right-lamp': 'Light runs in a straight line, so the triangle above and the one below are similar.',
  'right-wall': 'The shadow on the ground gives the part above the wall, and the wall part is added.',
  inverse: 'This uses the ratio the other way around. Which of the two is larger?',
  adds: 'This works with the difference of the lengths. Do similar triangles have equal differences or equal ratios?',
  match: 'This matches sides that do not belong together. Which length goes with which?',
  ground: 'This is a length along the ground. Which length does the question ask for?',
  whole: 'This takes the distance to the lamp for the whole base. Where does the shadow end?',
  both: 'This adds both parts. Which one is the shadow?',
  drop: 'This takes the whole height of the lamp. How far does the light fall before the top of the {small}?',
  'no-wall': 'This leaves out the part on the wall. Where does the shadow go on?',
  'flat-wall': 'This adds the wall part to the ground. Does a shadow on a wall grow in the same way?',
  other: 'Find two triangles with the same shape. Which of their sides match?',
  'see-do': 'Find two similar triangles.',
  'see-why': 'Both have a right angle, and the light makes the other angles equal.',
  'see-why-mirror': 'Both have a right angle, and light leaves a mirror at the angle at which it comes.',
  'ratio-do': 'Find the ratio of two sides that match.',
  'ratio-why': 'All sides that match have this ratio.',
  'use-do': 'Multiply the other side by it.',
  'use-why': 'The ratio is the same for both triangles.',
  'take-do': 'Find how far the light falls on its way to the top of the {small}.',
  'take-why': 'It starts at the lamp and touches this top.',
  'fall-do': 'Find how far it gets along the ground for each unit it falls.',
  'fall-why': 'Light runs in a straight line, so it covers the same distance for each unit.',
  'ground-do': 'Multiply by the height that is left.',
  'ground-why': 'From there the light falls this far.',
  'add-do': 'Add the part on the wall.',
  'add-why': 'The sun ray to the top of the wall part just passes the top of the {tall}.',
  'check-do': 'Check the ratio.',
  'check-why': 'The part above the wall has the same ratio to its shadow as the {small}.',
  final: 'The {tall} is {value} {unit} tall.',
  'final-shadow': 'The shadow is {value} {unit} long.',
};

/** The short and the tall thing of each scene. */
const names = {
  tree: { small: 'fence post', tall: 'tree' },
  flag: { small: 'stick', tall: 'flagpole' },
  goal: { small: 'skater', tall: 'street light' },
  mill: { small: 'signpost', tall: 'windmill' },
  tent: { small: 'tent pole', tall: 'palm tree' },
} as const;

type Said = Tools<keyof typeof text | keyof typeof tallThings.text>;

/**
 * Level 1 shows two shadows, level 2 tells of them or shows a mirror, level 3 shows a lamp. The stretch problem has a wall.
 */
export const m8IndirectMeasure = numberSkill('m8-indirect-measure', {
  version: 2,
  form: 'measure',
  scenes: [tallThings],
  text,
  draw: ({ level, random }): Params => drawLengths(level, random),
  build(params: Params, said) {
    const { scene, asks, h, s, times } = params;
    if (asks === 'lamp') return withLamp(params, said);
    const { level, step, distractor } = said;
    const [l, value] = [round(s * times), round(h * times)];
    const { key, unit, one } = scene;
    return {
      words: { h, s, l, value, unit, ...names[key] },
      question:
        asks === 'mirror'
          ? [`${key}-mirror`, `${key}-top`, `${key}-asked`]
          : [level === 1 ? `${key}-shown` : `${key}-shadows`, `${key}-asked`],
      diagram: asks === 'mirror' ? mirrorOf(params) : level === 1 ? pictureOf(params) : null,
      answer: { value, unit, unitOne: one },
      distractors: takeDistractors(
        value,
        [
          distractor('pairs-sides-that-do-not-match', round((s * l) / h), 'match'),
          distractor('adds-the-difference', round(h + l - s), 'adds'),
          distractor('uses-the-inverse-factor', h / times, 'inverse'),
          distractor('slip', l, 'ground'),
        ].filter(({ value: length }) => isShort(length)),
      ),
      steps: [
        asks === 'mirror'
          ? step('see', 'mirror and eyes, mirror and top', 'similar', { why: 'see-why-mirror' })
          : step('see', 'both with their shadows', 'similar'),
        step('ratio', `${l} ÷ ${s}`, times),
        step('use', `${h} × ${times}`, value),
      ],
      claims: [`${h} / ${s} = ${value} / ${l}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawWall(random),
    build({ scene, h, s, times, w }, { step, distractor }) {
      const { key, unit, one } = scene;
      const [l, high] = [round(s * times), round(h * times)];
      const value = round(high + w);
      return {
        words: { h, s, l, w, value, unit, ...names[key] },
        question: [`${key}-wall`, `${key}-asked`],
        answer: { value, unit, unitOne: one, reason: 'right-wall' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-the-last-step', high, 'no-wall'),
          distractor('pairs-sides-that-do-not-match', round(((l + w) * h) / s), 'flat-wall'),
          distractor('adds-the-difference', round(h + l - s + w), 'adds'),
        ]),
        steps: [
          step('see', 'both with their shadows', 'similar'),
          step('ratio', `${l} ÷ ${s}`, times),
          step('use', `${h} × ${times}`, high),
          step('add', `${high} + ${w}`, value),
          step('check', `${high} ÷ ${l}`, `${h} ÷ ${s}`),
        ],
        claims: [`(${value} - ${w}) / ${l} = ${h} / ${s}`],
      };
    },
  },
});

function withLamp({ scene, h, s, times }: Params, { step, distractor }: Said) {
  const { key, unit, one } = scene;
  const t = round(h * times);
  const value = round(s / (times - 1));
  return {
    words: { h, s, t, value, unit, ...names[key] },
    question: [`${key}-lamp`, `${key}-shadow`] as const,
    diagram: lampOf({ scene, h, s, times }),
    answer: { value, unit, unitOne: one, reason: 'right-lamp' as const },
    distractors: takeDistractors(value, [
      distractor('pairs-sides-that-do-not-match', round(s / times), 'whole'),
      distractor('adds-the-difference', round(Math.abs(s - (t - h))), 'adds'),
      distractor('slip', round(s + value), 'both'),
      distractor('slip', round((s * (t - h)) / h), 'drop'),
    ]),
    steps: [
      step('see', 'above the top and below it', 'similar'),
      step('take', `${t} − ${h}`, round(t - h)),
      step('fall', `${s} ÷ ${round(t - h)}`, typed(s, round(t - h))),
      step('ground', `${h} × ${typed(s, round(t - h))}`, value),
    ],
    finalAnswer: 'final-shadow' as const,
    claims: [`${value} / ${h} = (${s} + ${value}) / ${t}`],
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function typed(top: number, bottom: number): string {
  const value = round(top / bottom);
  return isShort(value) ? String(value) : `$\\frac{${top}}{${bottom}}$`;
}

function drawLengths(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(tallThings.list);
    const h = random.pick(scene.short);
    if (level === 3) {
      const step = h < 3 ? 0.5 : 1;
      const t = step * random.int(4, 24);
      const s = step * random.int(4, 30);
      const [times, value] = [t / h, (s * h) / (t - h)];
      const values = [value, (s * h) / t, Math.abs(s - (t - h)), s + value];
      const isTrue = t <= scene.most * 0.7 && t > 1.6 * h && value > 1 && value <= 2 * s;
      const isPlain = (value / step) % 1 === 0 && values.every((one) => one >= 0.5 && isShort(one));
      const isApart = new Set([...values, s, h, t]).size === 7;
      return isTrue && isPlain && isApart ? { scene, asks: 'lamp', h, s, times } : null;
    }
    const asks = level === 2 ? random.pick(['shadows', 'mirror'] as const) : 'shadows';
    const s = (h < 3 ? 0.1 : 0.5) * random.int(8, 30);
    const times = random.pick(level === 1 ? [2, 2.5, 3, 3.5, 4] : [2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8]);
    const values = [h * times, (s * s * times) / h, h + s * times - s, h / times, s * times];
    const isPlain =
      h * times <= scene.most &&
      h * times >= scene.most / 5 &&
      isShort(s) &&
      s <= 2 * h &&
      s >= 1.2 &&
      isShort(s * times);
    const isApart =
      new Set(values.map(round)).size === 5 && values.slice(0, 3).every((one) => isShort(round(one)));
    // In front of a mirror eyes are not as low as a post may be.
    const hasEyes = asks !== 'mirror' || (scene.unit === 'feet' ? h === 5 : h === 1.5);
    return isPlain && isApart && hasEyes ? { scene, asks, h, s: round(s), times } : null;
  });
}

function drawWall(random: Random): Params & { w: number } {
  return random.until(() => {
    const base = drawLengths(2, random);
    const w = random.pick([1.5, 2, 3, 4, 5]);
    const { scene, h, s, times } = base;
    const [l, high] = [s * times, h * times];
    const values = [high + w, high, ((l + w) * h) / s, h + l - s + w];
    const isPlain = base.asks === 'shadows' && w <= high / 2 && high + w <= scene.most;
    const isApart = new Set(values.map(round)).size === 4 && values.every((one) => isShort(round(one)));
    return isPlain && isApart ? { ...base, w } : null;
  });
}

/** Both with their shadows, one beside the other. */
function pictureOf({ scene: { sign }, h, s, times }: Params): DiagramOf<'triangle'> {
  const [l, high] = [s * times, h * times];
  const start = s + l * 0.28 + h * 0.2;
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['A', 0, h],
        ['B', 0, 0],
        ['C', s, 0],
        ['D', start, high],
        ['E', start, 0],
        ['F', start + l, 0],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, `${h} ${sign}`],
        [1, 2, `${s} ${sign}`],
        [2, 0],
        [3, 4, null],
        [4, 5, `${round(l)} ${sign}`],
        [5, 3],
      ],
      angles: [
        [1, 2, 0, '', 'square'],
        [4, 5, 3, '', 'square'],
      ],
    }),
  };
}

/** Light goes from the top to the mirror at M and on to the eyes, at equal angles with the ground. */
function mirrorOf({ scene: { sign }, h, s, times }: Params): DiagramOf<'triangle'> {
  const [l, high] = [round(s * times), round(h * times)];
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['eyes', 0, h],
        ['B', 0, 0],
        ['M', s, 0],
        ['D', s + l, 0],
        ['top', s + l, high],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, `${h} ${sign}`],
        [1, 2, `${s} ${sign}`],
        [2, 3, `${l} ${sign}`],
        [3, 4, null],
        [2, 0, '', 'dashed'],
        [4, 2, '', 'dashed'],
      ],
      angles: [
        [1, 2, 0, '', 'square'],
        [3, 4, 2, '', 'square'],
        [2, 0, 1],
        [2, 3, 4],
      ],
    }),
  };
}

/** The ray from the lamp over the top of the short thing ends where its shadow ends. */
function lampOf({ scene: { sign }, h, s, times }: Omit<Params, 'asks'>): DiagramOf<'triangle'> {
  const [t, shadow] = [round(h * times), round(s / (times - 1))];
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['C', 0, 0],
        ['B', shadow, 0],
        ['A', shadow, h],
        ['E', shadow + s, 0],
        ['lamp', shadow + s, t],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, null],
        [1, 2, `${h} ${sign}`],
        [1, 3, `${s} ${sign}`],
        [3, 4, `${t} ${sign}`],
        [4, 2, '', 'dashed'],
        [2, 0, '', 'dashed'],
      ],
      angles: [
        [1, 2, 0, '', 'square'],
        [3, 4, 1, '', 'square'],
      ],
    }),
  };
}
