import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/**
 * wall: one wall `long` by `high`. room: four walls of a room `long` by `wide`. cans: the same, paid by the can. `open` square
 * feet are doors and windows. Money in cents.
 */
type Params = {
  kind: 'wall' | 'room' | 'cans';
  long: number;
  wide: number;
  high: number;
  open: number;
  coats: number;
  price: number;
  cover: number;
};

/** Level 1 paints one wall, level 2 all walls of a room, level 3 pays for whole cans. */
export const pracJobCostEstimate = numberSkill('prac-job-cost-estimate', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Estimate the cost of a job',
    wall: 'A wall is {long} ft long and {high} ft high. A door and a window take {open} ft².',
    room: 'A room is {long} by {wide} ft, with walls {high} ft high. Doors and windows take {open} ft².',
    'price-area': 'It gets {coats} coats. One coat costs {price} for each square foot.',
    'price-can': 'It gets {coats} coats. A can covers {cover} ft² once and costs {price}.',
    'ask-wall': [
      'What does the paint for the wall cost?',
      'How much is the paint for the wall?',
      'Find the cost of the paint for the wall.',
      'How many dollars of paint does the wall need?',
    ],
    'ask-room': [
      'What does the paint for the walls cost?',
      'How much is the paint for the walls?',
      'Find the cost of the paint for the walls.',
      'How many dollars of paint do the walls need?',
    ],
    right: 'Openings are taken away, and each coat counts.',
    'right-cans': 'Each coat counts, and a part of a can cannot be bought.',
    openings: 'This paints doors and windows, too. Which area gets paint?',
    coat: 'This counts one coat. How many times is the area painted?',
    floor: 'This uses the area of the floor. Which area do the walls have?',
    half: 'This counts two of the four walls. How long is the perimeter of the room?',
    adds: 'This adds the openings. Are they painted?',
    down: 'This is one can less. Is there enough for the last part?',
    part: 'This pays for a part of a can. Can you buy that?',
    other: 'Find the wall area without openings. Then think of the coats and the price.',
    'walls-do': 'Find the area of the walls.',
    'walls-why': 'The perimeter of the room times the height gives all four walls.',
    'wall-do': 'Find the area of the wall.',
    'wall-why': 'Length times height gives the area of a rectangle.',
    'open-do': 'Take away doors and windows.',
    'open-why': 'They get no paint.',
    'coats-do': 'Multiply by the number of coats.',
    'coats-why': 'Each coat covers the whole area again.',
    'cans-do': 'Find the number of cans and round up.',
    'cans-why': 'Only whole cans are sold.',
    'cost-do': 'Multiply by the price.',
    'cost-why': 'Each unit costs the same.',
    final: 'The paint costs {value}.',
  },
  draw({ level, random }): Params {
    const kind = level === 1 ? 'wall' : level === 2 ? 'room' : 'cans';
    for (let tries = 0; ; tries += 1) {
      const [long, wide, high] = [random.int(10, 24), random.int(8, 18), random.pick([8, 9, 10])];
      const open = level === 1 ? random.int(15, 35) : random.int(30, 70);
      const cover = random.pick([90, 100, 120, 150]);
      const price = level === 3 ? 100 * random.int(18, 36) : 5 * random.int(3, 12);
      const coats = level === 1 ? 2 : random.pick([2, 3]);
      const walls = 2 * (long + wide) * high;
      const cans = (area: number): number => Math.ceil((area * coats) / cover);
      // Openings have to change the number of cans, or leaving them out would not show.
      const fits = level < 3 || cans(walls) > cans(walls - open);
      if (fits || tries > 200) return { kind, long, wide, high, open, coats, price, cover };
    }
  },
  build(params: Params, { level, step, distractor }) {
    const { kind, long, wide, high, open, coats, price, cover } = params;
    const walls = kind === 'wall' ? long * high : 2 * (long + wide) * high;
    const area = walls - open;
    const units = (size: number, times: number): number =>
      kind === 'cans' ? Math.ceil((size * times) / cover) : size * times;
    const cents = units(area, coats) * price;
    const dollars = (amount: number): string => (amount / 100).toFixed(2);
    const money = (amount: number): string => `\\$${dollars(amount)}`;
    const words = { long, wide, high, open, coats, cover, price: money(price), value: money(cents) };
    const candidates: readonly NumberCandidate[] = [
      distractor('leaves-out-openings', units(walls, coats) * price, 'openings'),
      distractor('counts-one-coat', units(area, 1) * price, 'coat'),
      ...(kind === 'wall'
        ? []
        : [
            distractor(
              'uses-the-floor-area-for-the-walls',
              units(Math.max(long * wide - open, 1), coats) * price,
              'floor',
            ),
          ]),
      distractor('slip', units(walls + open, coats) * price, 'adds'),
      distractor('slip', units(walls / 2, coats) * price, 'half'),
    ];
    const cans = units(area, coats);
    return {
      words,
      question: [
        kind === 'wall' ? 'wall' : 'room',
        kind === 'cans' ? 'price-can' : 'price-area',
        kind === 'wall' ? 'ask-wall' : 'ask-room',
      ],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: { value: dollars(cents), reason: kind === 'cans' ? 'right-cans' : 'right' },
      distractors: takeDistractors(cents, candidates, dollars),
      steps: [
        kind === 'wall'
          ? step('wall', `${long} · ${high}`, walls)
          : step('walls', `2 · (${long} + ${wide}) · ${high}`, walls),
        step('open', `${walls} − ${open}`, area),
        step('coats', `${area} · ${coats}`, area * coats),
        kind === 'cans' ? step('cans', `${area * coats} ft² at ${cover} ft² each`, `${cans} cans`) : null,
        step('cost', `${cans} · ${dollars(price)}`, dollars(cents)),
      ],
      claims: [`${walls} - ${open} = ${area}`, `${cans} * ${price} / 100 = ${cents / 100}`],
    };
  },
});

/** The wall with a door and a window, which the question counts together. */
function pictureOf({ long, high }: Params): DiagramOf<'polygon'> {
  const [door, window] = [long * 0.2, long * 0.6];
  return {
    kind: 'polygon',
    ...flatFigure({
      corners: [
        [0, 0],
        [long, 0],
        [long, high],
        [0, high],
      ],
      labels: [`${long} ft`, `${high} ft`],
      extra: [
        [door, 0],
        [door + 2.5, 0],
        [door + 2.5, high * 0.7],
        [door, high * 0.7],
        [window, high * 0.4],
        [window + 2.5, high * 0.4],
        [window + 2.5, high * 0.75],
        [window, high * 0.75],
      ],
      cuts: [
        [5, 6, ''],
        [6, 7, ''],
        [7, 4, ''],
        [8, 9, ''],
        [9, 10, ''],
        [10, 11, ''],
        [11, 8, ''],
      ],
    }),
  };
}
