import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** A floor of `long` by `wide` feet, `percent` for waste, and packages that cover `cover` square feet each. */
type Params = {
  scene: (typeof scenes)[number];
  long: number;
  wide: number;
  gap: number;
  percent: number;
  cover: number;
};

const scenes = ['tiles', 'planks', 'carpet', 'pavers', 'panels'] as const;

/** Level 1 tells the area, level 2 the sides, level 3 a part that stays free. */
export const pracPackagesNeeded = numberSkill('prac-packages-needed', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'How many packages are needed?',
    tiles: 'A kitchen gets tiles.',
    planks: 'A hall gets wooden planks.',
    carpet: 'An office gets carpet squares.',
    pavers: 'A yard gets paving stones.',
    panels: 'A ceiling gets panels.',
    area: 'The area is {area} ft², {long} by {wide} ft.',
    sides: 'It is a rectangle of {long} by {wide} ft.',
    free: 'It is a rectangle of {long} by {wide} ft, and {gap} ft² of it stay uncovered.',
    waste: 'Add {percent}% for waste. A package covers {cover} ft².',
    ask: 'How many packages are needed?',
    right: 'A part of a package cannot be bought, so you round up.',
    down: 'This rounds down. Is there enough for the last part?',
    nowaste: 'This leaves out the waste. How much more is needed for cut pieces?',
    edge: 'This goes along the border. How large is what lies inside?',
    whole: 'This covers the part that stays uncovered, too. Which area needs material?',
    waste2: 'This counts the waste alone. Which area has to be covered?',
    more: 'This is more than is needed. What does the last package cover?',
    other: 'Start from the area, and add the waste. Then see how many packages it takes.',
    'area-do': 'Find the area.',
    'area-why': 'Length times width gives the area of a rectangle.',
    'free-do': 'Take away what stays uncovered.',
    'free-why': 'No material is needed there.',
    'waste-do': 'Add the waste.',
    'waste-why': 'The whole area and {percent}% of it are needed.',
    'over-do': 'Divide by what a package covers.',
    'over-why': 'This tells how many packages it takes.',
    'up-do': 'Round up.',
    'up-why': 'The part that is left over needs one more package.',
    final: '{value} packages are needed.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    for (let tries = 0; ; tries += 1) {
      const [long, wide] = [random.int(10, 30), random.int(8, 20)];
      const percent = random.pick([5, 10, 15, 20]);
      const cover = random.pick([10, 12, 15, 16, 18, 20, 24, 25]);
      const gap = level === 3 ? random.int(10, 40) : 0;
      const need = ((long * wide - gap) * (100 + percent)) / 100;
      const count = Math.ceil(need / cover);
      // Waste has to change the count by more than rounding does, and rounding must matter.
      const fits = Math.ceil((long * wide - gap) / cover) < count - 1 && need % cover > 0;
      if (fits || tries > 200) return { scene, long, wide, gap, percent, cover };
    }
  },
  build({ scene, long, wide, gap, percent, cover }: Params, { level, step, distractor }) {
    const full = long * wide;
    const area = full - gap;
    const need = Number(((area * (100 + percent)) / 100).toFixed(2));
    const packages = (size: number): number => Math.ceil((size * (100 + percent)) / 100 / cover);
    const value = packages(area);
    const words = { area: String(area), long, wide, gap, percent, cover, value };
    const candidates: readonly NumberCandidate[] = [
      distractor('rounds-down', value - 1, 'down'),
      distractor('forgets-waste', Math.ceil(area / cover), 'nowaste'),
      distractor('uses-the-perimeter', packages(2 * (long + wide)), 'edge'),
      distractor('slip', packages(full), gap > 0 ? 'whole' : 'more'),
      distractor('slip', value + 2, 'more'),
    ];
    const quotient = need / cover;
    const shown = Number.isInteger(Math.round(quotient * 1e6) / 1e4);
    return {
      words,
      question: [scene, ({ 1: 'area', 2: 'sides', 3: 'free' } as const)[level], 'waste', 'ask'],
      answer: { value, unit: 'packages', unitOne: 'package' },
      distractors: takeDistractors(value, candidates),
      steps: [
        level === 1 ? null : step('area', `${long} · ${wide}`, full),
        level === 3 ? step('free', `${full} − ${gap}`, area) : null,
        step('waste', `${area} · ${(100 + percent) / 100}`, need),
        shown
          ? step('over', `${need} ÷ ${cover}`, Number(quotient.toFixed(4)))
          : step('over', `${need} ft² in packages of ${cover} ft²`, `about ${quotient.toFixed(2)} packages`),
        step(
          'up',
          `${shown ? Number(quotient.toFixed(4)) : `about ${quotient.toFixed(2)}`} packages`,
          `${value} packages`,
        ),
      ],
      claims: [
        `${area} * ${100 + percent} / 100 = ${need}`,
        `${value} * ${cover} > ${need}`,
        `${value - 1} * ${cover} < ${need}`,
      ],
    };
  },
});
