import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { type Cut, slicedSolid } from '../../src/pictures/sliced-solids.ts';
import { type CutThing, cutThings } from '../../src/scenes/shapes/cut-things.ts';

/** The base is `w` by `d`, or has sides of `w`; the slice of a pyramid parallel to the base is halfway up. */
type Params = { thing: CutThing; cut: Cut; w: number; d: number; h: number };

type Shape = 'triangle' | 'square' | 'rectangle' | 'trapezoid' | 'pentagon' | 'circle';

/** Level 1 shows the slice, level 2 tells it, level 3 asks for its size as well. */
export const m7CrossSectionName = choiceSkill('m7-cross-section-name', {
  version: 3,
  scenes: [cutThings],
  text: {
    headline: 'Name the slice',
    shown: 'The picture shows the solid with a tinted slice.',
    'cut-parallel': 'You cut it parallel to its base.',
    'cut-upright': 'You cut it straight down, perpendicular to its base.',
    'cut-top': 'You cut it straight down through its top, perpendicular to its base.',
    'cut-side': 'You cut it straight down, parallel to one side of its base, but not through its top.',
    'cut-along': 'You cut it straight down, parallel to the {across, number}-{one} side of its base.',
    'cut-top-along':
      'You cut it straight down through its top, parallel to the {across, number}-{one} side of its base.',
    'cut-top-square': 'You cut it straight down through its top, parallel to a side of its base.',
    'cut-half': 'You cut it parallel to its base, halfway up.',
    ask: 'What shape is the slice?',
    'ask-size': 'What shape and size is the slice?',
    triangle: 'A triangle',
    square: 'A square',
    rectangle: 'A rectangle',
    trapezoid: 'A trapezoid',
    pentagon: 'A pentagon',
    'sized-rectangle': 'A rectangle, {p, number} by {q, number} {unit}',
    'sized-square': 'A square with sides of {p, number} {unit}',
    'sized-triangle': 'A triangle, {p, number} {unit} wide and {q, number} tall',
    'even-triangle': 'A triangle with sides of {p, number} {unit}',
    'right-prism-parallel': 'A slice of a prism parallel to its base is just like the base.',
    'right-prism-upright': 'A slice straight down a prism is as tall as the prism, with right angles.',
    'right-pyramid-parallel': 'A slice parallel to the base has the shape of the base, but is smaller.',
    'right-pyramid-upright': 'A slice through the top of a pyramid runs up to one point.',
    'right-pyramid-beside': 'A slice beside the top runs up between two sloping faces and ends in an edge.',
    'names-base': 'This is the base. Does this slice run along the base or across it?',
    'names-side': 'This is a face at the side. Does the slice lie along that face?',
    'half-face': 'The faces at the side are triangles. Does the slice lie along one of them?',
    'other-solid': 'Think of the sides of the solid. Do they meet in one point, or do they stand upright?',
    'leaning-top':
      'A trapezoid ends in an edge at the top. Does a slice through the top of a pyramid do that?',
    'leaning-parallel':
      'Each side of this slice is parallel to a side of the base. Does the base have such a shape?',
    leaning: 'A trapezoid like this has sides that slant. Do the faces that the knife crosses slant?',
    keeps: 'This is as large as the base. Do the sides of a pyramid lean in?',
    'one-side': 'Only one side of the base is halved here. Which sides of a pyramid lean in?',
    'half-height': 'This is only half as tall as the solid. How far up does this slice reach?',
    'half-width': 'Only the base is halved here. How wide is the slice where it meets the base of the solid?',
    'half-side': 'One side is halved here. Is a slice of a prism smaller than its base?',
    'takes-height': 'This takes the height of the solid for a side. Does this slice reach up that far?',
    corners: 'Count the faces that the slice cuts. How many sides does that make?',
    shape: 'Look at the sides that the slice crosses. Are they all equally long?',
    other: 'Think of the faces that the knife crosses. Each of them gives one side of the slice.',
    'solid-do': 'Name the solid.',
    'solid-why':
      'A prism has two equal bases. A pyramid has one base, and its other faces meet in one point.',
    'way-do': 'See which way the slice runs.',
    'way-why': 'It is parallel or perpendicular to the base.',
    'faces-do': 'Follow the edges of the slice.',
    'faces-why': 'Each face that is cut gives one side of the slice.',
    'size-do': 'Find its lengths.',
    'half-do': 'Find its lengths.',
    'half-why': 'Halfway up, the edges have come halfway to the point, so each side is half as long.',
    'size-why': 'Use the lengths of the solid that the slice runs along.',
  },
  draw: ({ level, random }): Params => drawCut(level, random),
  build({ thing, cut, w, d, h }: Params, { level, say, step, distractor }) {
    const isPyramid = thing.solid.endsWith('pyramid');
    const kind = isPyramid ? 'pyramid' : 'prism';
    const shape = shapeOf(thing, cut);
    const base = shapeOf({ ...thing }, 'parallel');
    const words = { w, d, h, unit: thing.unit };
    const told = toldOf(cut, isPyramid, level);
    const way = cut === 'parallel' ? 'parallel to the base' : 'perpendicular to the base';
    const leans = isPyramid ? (cut === 'parallel' ? 'leaning-parallel' : 'leaning-top') : 'leaning';
    const reason = `right-${kind}-${cut === 'beside' ? 'beside' : cut}` as
      | 'right-prism-parallel'
      | 'right-prism-upright'
      | 'right-pyramid-parallel'
      | 'right-pyramid-upright'
      | 'right-pyramid-beside';
    const seen = [step('solid', solidName(thing), `a ${kind}`), step('way', 'the slice', way)];
    const sliceLike = (part: string, its: Shape) => ({
      work: [...seen, step('way', 'so it is', `like ${part}`), step('faces', `like ${part}`, `a ${its}`)],
      wrongAt: 2,
    });
    const steps = [...seen, step('faces', way, `a ${shape}`)];
    if (level < 3) {
      const lateral = isPyramid ? 'triangle' : 'rectangle';
      // Straight down at an angle, a prism may show a square, so that is no choice there.
      const wrong = (
        ['triangle', 'rectangle', isPyramid ? 'square' : 'pentagon', 'trapezoid', 'pentagon'] as const
      )
        .filter((one, index, all) => all.indexOf(one) === index)
        // A square is a rectangle as well.
        .filter((one) => one !== shape && (shape !== 'square' || one !== 'rectangle'))
        .map((one) =>
          one === base
            ? distractor('names-the-base-for-every-slice', one, 'names-base', sliceLike('the base', base))
            : one === lateral
              ? distractor(
                  'names-the-lateral-face',
                  one,
                  'names-side',
                  sliceLike('a face at the side', lateral),
                )
              : one === (isPyramid ? 'rectangle' : 'triangle')
                ? distractor('confuses-pyramid-and-prism-slices', one, 'other-solid', { concludes: true })
                : distractor(
                    'slip',
                    one,
                    one === 'pentagon' ? 'corners' : one === 'trapezoid' ? leans : 'shape',
                  ),
        )
        .toSorted((a, b) => Number(a.misconception === 'slip') - Number(b.misconception === 'slip'));
      // Faces of a prism never slant: who sees a trapezoid there thinks of a pyramid.
      const leaning = isPyramid
        ? 'thinks-slanting-faces-make-a-trapezoid'
        : 'confuses-pyramid-and-prism-slices';
      const named = wrong.filter(({ misconception }) => misconception !== 'slip');
      const taken =
        named.length > 1
          ? wrong
          : wrong.map((one) =>
              one.value === 'trapezoid' ? distractor(leaning, 'trapezoid', leans, { concludes: true }) : one,
            );
      return {
        words,
        question: [`${thing.key}-told`, level === 1 ? 'shown' : told, level === 1 && told, 'ask'],
        diagram: level === 1 ? slicedSolid(thing.solid, cut) : null,
        answer: { value: shape, reason },
        distractors: taken.slice(0, 3),
        steps,
        claims: [`${w} > 0`],
      };
    }
    const { right, size, wrong } = sizesOf({ thing, cut, w, d, h });
    const sized = ({ key, p, q }: Sized) => ({ text: say(key, { p, ...(q && { q }), unit: thing.unit }) });
    return {
      words: {
        ...words,
        across: thing.solid === 'square-pyramid' ? w : d,
        one: thing.unit === 'inches' ? 'inch' : 'centimeter',
      },
      question: [`${thing.key}-told`, cut === 'parallel' ? told : alongSide(thing), 'ask-size'],
      answer: { value: 'fits', reason, ...sized(right) },
      distractors: wrong.map(([misconception, key, of], index) =>
        distractor(misconception, `way-${index}`, key, sized(of)),
      ),
      steps: [...steps, step('size', 'its lengths', size, isPyramid && cut === 'parallel' ? 'half' : 'size')],
      claims: [`${w} / 2 = ${w / 2}`],
    };
  },
});

function solidName({ solid }: Pick<CutThing, 'solid'>): string {
  return solid.replace('-', ' ').replace('box', 'rectangular prism');
}

function toldOf(cut: Cut, isPyramid: boolean, level: Level) {
  if (cut === 'parallel') return level === 3 && isPyramid ? 'cut-half' : 'cut-parallel';
  if (cut === 'beside') return 'cut-side';
  return isPyramid ? 'cut-top' : 'cut-upright';
}

/** How a cut straight down is told where the size of the slice is asked for. */
function alongSide({ solid }: Pick<CutThing, 'solid'>) {
  if (solid === 'square-pyramid') return 'cut-top-square';
  return solid.endsWith('pyramid') ? 'cut-top-along' : 'cut-along';
}

/** A shape with one or two lengths. */
type Sized = {
  key: 'sized-rectangle' | 'sized-square' | 'sized-triangle' | 'even-triangle';
  p: number;
  q?: number;
};

/** Names of the reasons why a length of the slice is another one. */
type Halved = 'half-height' | 'half-width' | 'half-side' | 'takes-height';

type Wrong = readonly [
  Distractor['misconception'],
  'names-base' | 'names-side' | 'half-face' | 'other-solid' | 'keeps' | 'one-side' | 'shape' | Halved,
  Sized,
];

function sizesOf({ thing: { solid }, cut, w, d, h }: Params): {
  right: Sized;
  size: string;
  wrong: readonly Wrong[];
} {
  const rectangle = (p: number, q: number): Sized => ({ key: 'sized-rectangle', p, q });
  const triangle = (p: number, q: number): Sized => ({ key: 'sized-triangle', p, q });
  const across = solid === 'square-pyramid' ? w : d;
  if (solid === 'triangular-prism') {
    return {
      right: { key: 'even-triangle', p: w },
      size: `all sides ${w}`,
      wrong: [
        ['names-the-lateral-face', 'names-side', rectangle(w, h)],
        ['confuses-pyramid-and-prism-slices', 'other-solid', { key: 'even-triangle', p: w / 2 }],
        ['slip', 'takes-height', { key: 'even-triangle', p: h }],
      ],
    };
  }
  if (solid === 'box') {
    const [right, other] =
      cut === 'parallel' ? [rectangle(w, d), rectangle(w, h)] : [rectangle(d, h), rectangle(w, d)];
    return {
      right,
      size: `${right.p} by ${right.q}`,
      wrong: [
        cut === 'parallel'
          ? ['names-the-lateral-face', 'names-side', other]
          : ['names-the-base-for-every-slice', 'names-base', other],
        ['confuses-pyramid-and-prism-slices', 'other-solid', triangle(right.p, right.q ?? h)],
        ['slip', cut === 'parallel' ? 'half-side' : 'half-height', rectangle(right.p, (right.q ?? h) / 2)],
      ],
    };
  }
  const base: Sized = solid === 'square-pyramid' ? { key: 'sized-square', p: w } : rectangle(w, d);
  if (cut === 'parallel') {
    const isSquare = solid === 'square-pyramid';
    return {
      right: isSquare ? { key: 'sized-square', p: w / 2 } : rectangle(w / 2, d / 2),
      size: isSquare ? `${w} ÷ 2 = ${w / 2}` : `${w} ÷ 2 = ${w / 2} and ${d} ÷ 2 = ${d / 2}`,
      wrong: [
        ['thinks-slices-of-a-pyramid-keep-the-base-size', 'keeps', base],
        ['names-the-lateral-face', 'half-face', triangle(w / 2, h / 2)],
        ['slip', isSquare ? 'shape' : 'one-side', rectangle(w, isSquare ? w / 2 : d / 2)],
      ],
    };
  }
  return {
    right: triangle(across, h),
    size: `${across} wide and ${h} tall`,
    wrong: [
      ['confuses-pyramid-and-prism-slices', 'other-solid', rectangle(across, h)],
      ['names-the-base-for-every-slice', 'names-base', base],
      ['slip', 'half-width', triangle(across / 2, h)],
    ],
  };
}

function drawCut(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(cutThings.list);
    const isPyramid = thing.solid.endsWith('pyramid');
    const cut = random.pick<Cut>(
      isPyramid && level === 2 ? ['parallel', 'upright', 'beside'] : ['parallel', 'upright'],
    );
    const isOpen = level < 3 || thing.solid !== 'triangular-prism' || cut === 'parallel';
    const [w, d, h] = [2 * random.int(3, 12), 2 * random.int(2, 8), 2 * random.int(3, 13)];
    const areApart = new Set([w, d, h, 2 * h, 2 * d, w / 2, d / 2, h / 2]).size === 8;
    return isOpen && areApart && d < w ? { thing, cut, w, d, h } : null;
  });
}

function shapeOf({ solid }: Pick<CutThing, 'solid'>, cut: Cut): Shape {
  if (cut === 'beside') return 'trapezoid';
  if (cut === 'upright') return solid.endsWith('pyramid') ? 'triangle' : 'rectangle';
  const bases = {
    box: 'rectangle',
    'triangular-prism': 'triangle',
    'square-pyramid': 'square',
    'rectangular-pyramid': 'rectangle',
  } as const;
  return bases[solid as keyof typeof bases];
}
