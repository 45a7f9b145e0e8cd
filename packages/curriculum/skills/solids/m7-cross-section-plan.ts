import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { type Cut, slicedSolid } from '../../src/pictures/sliced-solids.ts';
import { type CutThing, cutThings } from '../../src/scenes/shapes/cut-things.ts';

/** The base is `w` by `d`, or has sides of `w`; `part` tells how small a slice of a pyramid is; a corner is cut off a box only. */
type Params = { thing: CutThing; cut: Cut | 'corner'; w: number; d: number; h: number; part: 2 | 4 };

/** Level 1 shows the solid with the wanted slice, level 2 names it, level 3 wants a size. */
export const m7CrossSectionPlan = choiceSkill('m7-cross-section-plan', {
  version: 6,
  scenes: [cutThings],
  text: {
    headline: 'Plan a slice',
    'cut-half': 'It is cut parallel to the base, halfway up.',
    'cut-three': 'It is cut parallel to the base, three quarters of the way up.',
    'ask-area': 'What is the area of the slice in square {unit}?',
    'area-shown': '{count, number} square {unit}',
    'right-area':
      'Each side of the slice shrinks evenly on the way to the top, so the area shrinks in both directions.',
    'keeps-area': 'This is the area of the base. Is the slice as large as that?',
    'once-area': 'This shrinks the area once. In how many directions does the slice shrink?',
    'around-area': 'This goes around the slice. Which measure tells how much it covers?',
    'other-area': 'Find both sides of the slice first. How much of the way to the top is left?',
    'left-do': 'Find how much of the way to the top is left.',
    'left-why': 'The sides of the slice are this part of the sides of the base.',
    'long-do': 'Find one side of the slice.',
    'long-why': 'It shrinks evenly from the base to the top.',
    'wide-do': 'Find the other side.',
    'wide-why': 'It shrinks by the same part.',
    'cover-do': 'Multiply the sides.',
    'cover-why': 'The slice has the shape of the base.',
    'base-do': 'Check with the area of the base.',
    'base-why': 'The area shrinks in both directions.',
    'want-triangle': 'You want a slice that is a triangle as tall as the solid.',
    'want-three': 'You want a slice that is a triangle.',
    'want-square': 'You want a slice that is a square.',
    'want-rectangle': 'You want a slice that is a rectangle.',
    'want-trapezoid': 'You want a slice with exactly one pair of parallel sides.',
    'want-like': 'You want a slice with the same shape and size as the base.',
    'want-upright': 'You want a slice that is a rectangle as tall as the solid.',
    'want-smaller': 'You want a slice shaped like the base, but with a long side of {size, number} {unit}.',
    'want-smaller-square': 'You want a square slice with sides of {size, number} {unit}.',
    'want-low': 'You want a slice that is {d, number} by {h, number} {unit}.',
    'want-flat': 'You want a slice that is {w, number} by {d, number} {unit}.',
    picture: 'The picture shows this slice, tinted.',
    ask: 'How do you cut?',
    parallel: 'Parallel to the base',
    upright: 'Straight down, perpendicular to the base',
    top: 'Straight down through the top, parallel to one edge of the base',
    beside: 'Straight down beside the top, parallel to one edge of the base',
    corner: 'At a slant, so that one corner of the base falls off but the top stays whole',
    slanted: 'At a slant, from one side to the other',
    half: 'Parallel to the base, halfway up',
    quarter: 'Parallel to the base, a quarter of the way up',
    high: 'Parallel to the base, three quarters of the way up',
    low: 'Parallel to the base, right at the bottom',
    'along-d': 'Straight down, parallel to the {d, number}-{one} sides',
    'along-w': 'Straight down, parallel to the {w, number}-{one} sides',
    'right-parallel-prism': 'Every slice of a prism parallel to its base has the shape and size of the base.',
    'right-upright-prism': 'Straight down, the slice follows the height and meets the base at right angles.',
    'right-parallel-pyramid': 'Slices of a pyramid parallel to its base have the shape of the base.',
    'right-corner': 'The cut crosses the base and two upright faces. Three faces make three sides.',
    'right-top': 'Through the top, two sides of the slice meet in a point.',
    'right-beside':
      'The top side and the bottom side of the slice follow one edge of the base. The other two lean.',
    'right-size': 'The sides of the slice shrink evenly on the way to the top.',
    swaps: 'Think of the knife. Does this slice run along the base or across it?',
    triangle: 'This slice has the shape of the base. How do you reach the point at the top?',
    point: 'A slice through the top runs up to a point. Does the slice you want have such a point?',
    edge: 'Beside the top, the slice ends in an edge. Does the slice you want end in a point?',
    four: 'This slice crosses the top, the base and two upright faces. How many sides does it get?',
    'four-lean': 'This slice leans over. How many faces does it cross on its way?',
    'four-around': 'This slice crosses all upright faces. How many sides does the slice you want have?',
    slant:
      'This cuts off one corner of the base only. Which edges of the solid does the slice you want follow?',
    'slant-top': 'This cuts off one corner of the base only. Does this slice reach the point at the top?',
    leans: 'This slice leans over. Which edges of the solid does the slice you want follow?',
    keeps: 'There the slice is nearly as large as the base. How large do you want it?',
    level: 'How large is the slice there? Think how much of the way to the top is left.',
    sides: 'Which lengths does this slice have? Compare them with the ones you want.',
    tall: 'This slice is as tall as the solid. Which two lengths do you want?',
    other: 'Picture the knife. Which faces does it cut, and how long is each cut?',
    'solid-do': 'Name the solid.',
    'solid-why': 'The sides of a prism stand upright, and those of a pyramid meet at the top.',
    'want-do': 'See which shape is wanted.',
    'want-why': 'Its corners and lengths tell which edges it follows.',
    'want-top-why': 'Its corners and its height tell where the cut must go.',
    'part-do': 'Compare its length with the base.',
    'part-why': 'The slice shrinks evenly from the base to the top.',
    'rest-do': 'Find how far up the cut is.',
    'rest-why': 'The slice is {share} as long as the base. So {share} of the height is left above it.',
    'size-why': 'At this height, the slice has the size you want.',
    'cut-do': 'Choose the cut.',
    'cut-why': 'Each face that is cut gives one side of the slice.',
    'pair-do': 'Check the top side and the bottom side of the slice.',
    'pair-why':
      'The cut is parallel to an edge of the base. So it crosses the base and the face above this edge in lines parallel to the edge.',
  },
  draw: ({ level, random }): Params => drawPlan(level, random),
  build(params: Params, { level, step, distractor }) {
    const { thing, cut, w, d, h, part } = params;
    const plan = planOf(params, level);
    const solid = thing.solid.replace('-', ' ').replace('box', 'rectangular prism');
    return {
      words: {
        w,
        d,
        h,
        size: w / part,
        share: part === 2 ? 'one half' : 'one quarter',
        unit: thing.unit,
        one: thing.unit === 'inches' ? 'inch' : 'centimeter',
      },
      question: [`${thing.key}-told`, plan.want, level === 1 && 'picture', 'ask'],
      diagram: level === 1 && cut !== 'corner' ? slicedSolid(thing.solid, cut) : null,
      answer: { value: plan.right, reason: plan.reason },
      distractors: plan.wrong.map(([misconception, key, reason]) => distractor(misconception, key, reason)),
      steps: [
        step('solid', 'the solid', `a ${solid}`),
        step(plan.look[0], plan.look[1], plan.look[2], {
          why: plan.right === 'top' ? 'want-top-why' : `${plan.look[0]}-why`,
        }),
        plan.reason === 'right-size' && step('rest', `1 − 1/${part}`, `${part - 1}/${part}`),
        step('cut', 'the cut', plan.done, { why: plan.reason === 'right-size' ? 'size-why' : 'cut-why' }),
        plan.right === 'beside' && step('pair', 'top side and bottom side', 'both parallel to the edge'),
      ],
      claims: [`${w / part} * ${part} = ${w}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawArea(random),
    build({ thing, w, d, h, part }, { say, step, distractor }) {
      const [long, wide] = [w / part, d / part];
      const area = long * wide;
      const { unit } = thing;
      const shown = (count: number) => ({ text: say('area-shown', { count, unit }) });
      return {
        words: { w, d, h, unit },
        question: [`${thing.key}-told`, part === 2 ? 'cut-half' : 'cut-three', 'ask-area'],
        answer: { value: 'area', reason: 'right-area', ...shown(area) },
        otherWrong: 'other-area',
        distractors: [
          distractor('thinks-slices-of-a-pyramid-keep-the-base-size', 'base', 'keeps-area', shown(w * d)),
          distractor('multiplies-area-by-the-factor-once', 'once', 'once-area', shown((w * d) / part)),
          distractor('slip', 'around', 'around-area', shown(2 * (long + wide))),
        ],
        steps: [
          step('left', 'to the top', part === 2 ? 'one half' : 'one quarter'),
          step('long', `${w} ÷ ${part}`, long),
          step('wide', `${d} ÷ ${part}`, wide),
          step('cover', `${long} × ${wide}`, area),
          step('base', `${w * d} ÷ ${part} ÷ ${part}`, area),
        ],
        claims: [`${area} * ${part}^2 = ${w} * ${d}`],
      };
    },
  },
});

type Way =
  | 'parallel'
  | 'upright'
  | 'top'
  | 'beside'
  | 'corner'
  | 'slanted'
  | 'half'
  | 'quarter'
  | 'high'
  | 'low'
  | 'along-d'
  | 'along-w';
type Doubt =
  | 'swaps'
  | 'triangle'
  | 'point'
  | 'edge'
  | 'four'
  | 'four-lean'
  | 'four-around'
  | 'slant'
  | 'slant-top'
  | 'leans'
  | 'keeps'
  | 'level'
  | 'sides'
  | 'tall';
type Plan = {
  readonly want:
    | `want-${'triangle' | 'three' | 'square' | 'rectangle' | 'trapezoid' | 'like' | 'upright' | 'low' | 'flat'}`
    | 'want-smaller'
    | 'want-smaller-square';
  readonly right: Way;
  readonly reason:
    | 'right-parallel-prism'
    | 'right-upright-prism'
    | 'right-parallel-pyramid'
    | 'right-top'
    | 'right-corner'
    | 'right-beside'
    | 'right-size';
  readonly wrong: readonly (readonly [Distractor['misconception'], Way, Doubt])[];
  readonly look: readonly ['want' | 'part', string, string];
  readonly done: string;
};

/** What is wanted, how to cut, and the wrong cuts. */
function planOf(params: Params, level: Level): Plan {
  const isPyramid = params.thing.solid.endsWith('pyramid');
  if (level === 3) return isPyramid ? smallerSlice(params) : sizedSlice(params);
  return isPyramid ? pyramidSlice(params) : prismSlice(params);
}

function smallerSlice({ thing, w, part }: Params): Plan {
  return {
    want: thing.solid === 'square-pyramid' ? 'want-smaller-square' : 'want-smaller',
    right: part === 2 ? 'half' : 'high',
    reason: 'right-size',
    wrong: [
      ['thinks-slices-of-a-pyramid-keep-the-base-size', 'low', 'keeps'],
      ['swaps-parallel-and-perpendicular', 'top', 'point'],
      ['slip', 'quarter', 'level'],
    ],
    look: ['part', `${w / part} ÷ ${w}`, part === 2 ? 'one half' : 'one quarter'],
    done: part === 2 ? 'halfway up' : 'three quarters of the way up',
  };
}

function sizedSlice({ cut, w, d, h }: Params): Plan {
  const flat = cut === 'parallel';
  return {
    want: flat ? 'want-flat' : 'want-low',
    right: flat ? 'parallel' : 'along-d',
    reason: flat ? 'right-parallel-prism' : 'right-upright-prism',
    wrong: [
      flat
        ? ['swaps-parallel-and-perpendicular', 'along-d', 'sides']
        : ['swaps-parallel-and-perpendicular', 'parallel', 'swaps'],
      ['names-the-lateral-face', 'along-w', flat ? 'tall' : 'sides'],
      ['slip', 'corner', 'slant'],
    ],
    look: ['want', 'the slice', flat ? `${w} by ${d}` : `${d} by ${h}`],
    done: flat ? 'parallel to the base' : `straight down, parallel to the sides of ${d}`,
  };
}

function prismSlice({ thing, cut }: Params): Plan {
  if (cut === 'corner') {
    return {
      want: 'want-three',
      right: 'corner',
      reason: 'right-corner',
      wrong: [
        ['confuses-pyramid-and-prism-slices', 'upright', 'four'],
        ['confuses-pyramid-and-prism-slices', 'slanted', 'four-lean'],
        ['slip', 'parallel', 'four-around'],
      ],
      look: ['want', 'the slice', 'a triangle, so three faces'],
      done: 'off one corner of the base',
    };
  }
  const flat = cut === 'parallel';
  const shape = flat && thing.solid === 'triangular-prism' ? 'triangle' : 'rectangle';
  return {
    want: flat ? 'want-like' : 'want-upright',
    right: flat ? 'parallel' : 'upright',
    reason: flat ? 'right-parallel-prism' : 'right-upright-prism',
    wrong: [
      ['swaps-parallel-and-perpendicular', flat ? 'upright' : 'parallel', 'swaps'],
      ['confuses-pyramid-and-prism-slices', 'slanted', 'leans'],
      ['slip', 'corner', 'slant'],
    ],
    look: ['want', 'the slice', `a ${shape}`],
    done: flat ? 'parallel to the base' : 'straight down',
  };
}

function pyramidSlice({ thing, cut }: Params): Plan {
  const base = thing.solid === 'square-pyramid' ? 'square' : 'rectangle';
  if (cut === 'parallel') {
    return {
      want: `want-${base}`,
      right: 'parallel',
      reason: 'right-parallel-pyramid',
      wrong: [
        ['swaps-parallel-and-perpendicular', 'top', 'point'],
        ['names-the-lateral-face', 'beside', 'swaps'],
        ['slip', 'corner', 'slant'],
      ],
      look: ['want', 'the slice', `a ${base}`],
      done: 'parallel to the base',
    };
  }
  const isTop = cut === 'upright';
  return {
    want: isTop ? 'want-triangle' : 'want-trapezoid',
    right: isTop ? 'top' : 'beside',
    reason: isTop ? 'right-top' : 'right-beside',
    wrong: [
      isTop
        ? ['chooses-a-parallel-slice-for-a-triangle-in-a-pyramid', 'parallel', 'triangle']
        : ['swaps-parallel-and-perpendicular', 'parallel', 'swaps'],
      ['confuses-slices-through-the-top-and-beside-it', isTop ? 'beside' : 'top', isTop ? 'edge' : 'point'],
      ['slip', 'corner', isTop ? 'slant-top' : 'slant'],
    ],
    look: ['want', 'the slice', isTop ? 'a triangle' : 'a trapezoid, but no rectangle'],
    done: isTop ? 'through the top' : 'beside the top, parallel to one edge of the base',
  };
}

function drawPlan(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(cutThings.list);
    const isPyramid = thing.solid.endsWith('pyramid');
    const cut = random.pick<Cut | 'corner'>([
      'parallel',
      'upright',
      ...(isPyramid && level < 3 ? (['beside'] as const) : []),
      ...(thing.solid === 'box' && level === 2 ? (['corner'] as const) : []),
    ]);
    const isOpen = level < 3 || thing.solid !== 'triangular-prism';
    const [w, d, h] = [4 * random.int(2, 7), 2 * random.int(2, 9), 2 * random.int(3, 13)];
    const areApart = new Set([w, d, h, w / 2, w / 4]).size === 5;
    return isOpen && areApart && d < w ? { thing, cut, w, d, h, part: random.pick([2, 4] as const) } : null;
  });
}

/** A pyramid and how it is cut; both sides of the slice are whole. */
function drawArea(random: Random) {
  return random.until(() => {
    const thing = random.pick(cutThings.list.filter(({ solid }) => solid.endsWith('pyramid')));
    const part = random.pick([2, 4] as const);
    const w = part * random.int(part === 2 ? 4 : 2, part === 2 ? 16 : 9);
    const d = thing.solid === 'square-pyramid' ? w : part * random.int(2, 12);
    const h = random.int(6, 40);
    const [long, wide] = [w / part, d / part];
    const values = [long * wide, w * d, (w * d) / part, 2 * (long + wide)];
    const isOpen =
      (thing.solid === 'square-pyramid' || d < w) && new Set([w, h]).size === 2 && h > w / 3 && h < 3 * w;
    return isOpen && values[1] !== undefined && values[1] < 1000 && new Set(values).size === 4
      ? { thing, w, d, h, part }
      : null;
  });
}
