import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** Sizes that make sense for a thing with radii from `least` to `most`. */
const sizes = <const Least extends number, const Most extends number>(least: Least, most: Most) => ({
  least,
  most,
  plausible: {
    r: { least, most },
    d: { least: 2 * least, most: 2 * most },
    c: { least: 6 * least, most: 7 * most },
    area: { least: 3 * least * least, most: 3.2 * most * most },
  },
});

const inches = { unit: 'inches', one: 'inch', sign: 'in' } as const;
const feet = { unit: 'feet', one: 'foot', sign: 'ft' } as const;
const meters = { unit: 'meters', one: 'meter', sign: 'm' } as const;
const centimeters = { unit: 'centimeters', one: 'centimeter', sign: 'cm' } as const;

/**
 * Round things of the size they have. Sentences: the radius or the diameter told, the length around told, the area
 * told, and the questions for the way around and for the area.
 */
export const roundThings = defineScenes({
  pizza: {
    ...inches,
    ...sizes(4, 9),
    text: {
      radius: 'A pizza has a radius of {r, number} inches.',
      diameter: 'A pizza has a diameter of {d, number} inches.',
      around: 'A pizza measures {c, number} inches around its edge.',
      covers: 'A pizza has an area of {area, number} square inches.',
      'ask-around': 'How many inches of crust go around it?',
      'ask-area': 'What is its area in square inches?',
    },
  },
  drum: {
    ...inches,
    ...sizes(5, 12),
    text: {
      radius: 'The round top of a drum has a radius of {r, number} inches.',
      diameter: 'The round top of a drum has a diameter of {d, number} inches.',
      around: 'The top of a drum measures {c, number} inches around its edge.',
      covers: 'The round top of a drum has an area of {area, number} square inches.',
      'ask-around': 'How many inches of ribbon go once around it?',
      'ask-area': 'What is its area in square inches?',
    },
  },
  pool: {
    ...feet,
    ...sizes(6, 15),
    text: {
      radius: 'A round pool has a radius of {r, number} feet.',
      diameter: 'A round pool has a diameter of {d, number} feet.',
      around: 'A round pool measures {c, number} feet around its edge.',
      covers: 'A round pool covers {area, number} square feet.',
      'ask-around': 'How many feet long is its edge?',
      'ask-area': 'How many square feet does it cover?',
    },
  },
  trampoline: {
    ...feet,
    ...sizes(4, 8),
    text: {
      radius: 'A round trampoline has a radius of {r, number} feet.',
      diameter: 'A round trampoline has a diameter of {d, number} feet.',
      around: 'A trampoline measures {c, number} feet around its edge.',
      covers: 'A round trampoline covers {area, number} square feet.',
      'ask-around': 'How many feet long is its rim?',
      'ask-area': 'How many square feet does it cover?',
    },
  },
  cake: {
    ...centimeters,
    ...sizes(8, 17),
    text: {
      radius: 'A round cake has a radius of {r, number} centimeters.',
      diameter: 'A round cake has a diameter of {d, number} centimeters.',
      around: 'A round cake measures {c, number} centimeters around its edge.',
      covers: 'The top of a round cake has an area of {area, number} square centimeters.',
      'ask-around': 'How many centimeters long is a paper band once around it?',
      'ask-area': 'What is the area of its top in square centimeters?',
    },
  },
  stage: {
    ...meters,
    ...sizes(3, 9),
    text: {
      radius: 'A round stage has a radius of {r, number} meters.',
      diameter: 'A round stage has a diameter of {d, number} meters.',
      around: 'A round stage measures {c, number} meters around its edge.',
      covers: 'A round stage covers {area, number} square meters.',
      'ask-around': 'How many meters of lights go once around it?',
      'ask-area': 'How many square meters does it cover?',
    },
  },
  mat: {
    ...feet,
    ...sizes(2, 6),
    text: {
      radius: 'A round rug has a radius of {r, number} feet.',
      diameter: 'A round rug has a diameter of {d, number} feet.',
      around: 'A round rug measures {c, number} feet around its edge.',
      covers: 'A round rug covers {area, number} square feet.',
      'ask-around': 'How many feet of trim go around it?',
      'ask-area': 'How many square feet does it cover?',
    },
  },
  bed: {
    ...meters,
    ...sizes(2, 6),
    text: {
      radius: 'A round flower bed has a radius of {r, number} meters.',
      diameter: 'A round flower bed has a diameter of {d, number} meters.',
      around: 'A round flower bed measures {c, number} meters around its edge.',
      covers: 'A round flower bed covers {area, number} square meters.',
      'ask-around': 'How many meters long is its edge?',
      'ask-area': 'How many square meters does it cover?',
    },
  },
});

export type RoundThing = SceneOf<typeof roundThings>;
