import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

const inches = { unit: 'inches', one: 'inch', sign: 'in' } as const;
const feet = { unit: 'feet', one: 'foot', sign: 'ft' } as const;
const meters = { unit: 'meters', one: 'meter', sign: 'm' } as const;
const centimeters = { unit: 'centimeters', one: 'centimeter', sign: 'cm' } as const;

/** Radii and heights that are true to a thing; `w` is how high something stands in it. */
const sizes = <const R extends readonly [number, number], const H extends readonly [number, number]>(
  r: R,
  h: H,
) => ({
  r,
  h,
  plausible: {
    r: { least: r[0], most: r[1] },
    d: { least: 2 * r[0], most: 2 * r[1] },
    h: { least: h[0], most: h[1] },
    w: { least: 1, most: h[1] },
  },
});

/** Sentences: the thing with its radius, or with its diameter, and with its height; the thing alone; and in it something `w` high. */
export const cylinders = defineScenes({
  can: {
    ...centimeters,
    ...sizes([3, 6], [6, 15]),
    text: {
      radius: 'A soup can has a radius of {r} centimeters and a height of {h} centimeters.',
      diameter: 'A soup can is {d} centimeters wide and {h} centimeters tall.',
      is: 'A soup can is a cylinder.',
      filled: 'Soup stands {w} centimeters high in it.',
      part: 'How many cubic centimeters of soup are in the can?',
    },
  },
  candle: {
    ...centimeters,
    ...sizes([3, 5], [8, 20]),
    text: {
      radius: 'A round candle has a radius of {r} centimeters and a height of {h} centimeters.',
      diameter: 'A round candle is {d} centimeters wide and {h} centimeters tall.',
      is: 'A candle is a cylinder.',
      filled: 'After some hours, {w} centimeters of its height are left.',
      part: 'How many cubic centimeters of wax are left?',
    },
  },
  vase: {
    ...centimeters,
    ...sizes([4, 8], [15, 30]),
    text: {
      radius:
        'A round vase with straight sides has a radius of {r} centimeters and a height of {h} centimeters.',
      diameter: 'A round vase with straight sides is {d} centimeters wide and {h} centimeters tall.',
      is: 'A vase is a cylinder.',
      filled: 'Water stands {w} centimeters high in it.',
      part: 'How many cubic centimeters of water are in the vase?',
    },
  },
  pool: {
    ...feet,
    ...sizes([6, 15], [3, 5]),
    text: {
      radius: 'A round pool has a radius of {r} feet and is {h} feet deep.',
      diameter: 'A round pool is {d} feet wide and {h} feet deep.',
      is: 'A round pool is a cylinder.',
      filled: 'Water stands {w} feet high in it.',
      part: 'How many cubic feet of water are in the pool?',
    },
  },
  drum: {
    ...inches,
    ...sizes([5, 12], [12, 18]),
    text: {
      radius: 'A metal drum has a radius of {r} inches and a height of {h} inches.',
      diameter: 'A metal drum is {d} inches wide and {h} inches tall.',
      is: 'A metal drum is a cylinder.',
      filled: 'Rainwater stands {w} inches high in it.',
      part: 'How many cubic inches of rainwater are in the drum?',
    },
  },
  cheese: {
    ...inches,
    ...sizes([5, 9], [3, 7]),
    text: {
      radius: 'A wheel of cheese has a radius of {r} inches and is {h} inches thick.',
      diameter: 'A wheel of cheese is {d} inches wide and {h} inches thick.',
      is: 'A wheel of cheese is a cylinder.',
      filled: 'A flat slice of it is {w} inches thick.',
      part: 'How many cubic inches of cheese are in the slice?',
    },
  },
  silo: {
    ...meters,
    ...sizes([3, 5], [8, 20]),
    text: {
      radius: 'A silo for grain has a radius of {r} meters and a height of {h} meters.',
      diameter: 'A silo for grain is {d} meters wide and {h} meters tall.',
      is: 'A silo for grain is a cylinder.',
      filled: 'Grain stands {w} meters high in it.',
      part: 'How many cubic meters of grain are in the silo?',
    },
  },
  tank: {
    ...feet,
    ...sizes([3, 10], [6, 20]),
    text: {
      radius: 'A tank in an aquarium has a radius of {r} feet and a height of {h} feet.',
      diameter: 'A tank in an aquarium is {d} feet wide and {h} feet tall.',
      is: 'A tank in an aquarium is a cylinder.',
      filled: 'Water stands {w} feet high in it.',
      part: 'How many cubic feet of water are in the tank?',
    },
  },
});

/**
 * Sentences: the thing, its radius or its width with its height, its radius or its width with its slant height, its
 * volume with its radius, and the question for its height.
 */
export const cones = defineScenes({
  cup: {
    ...centimeters,
    ...sizes([3, 6], [5, 15]),
    text: {
      is: 'A paper cup is a cone.',
      radius: 'Its radius is {r} centimeters, and its height is {h} centimeters.',
      diameter: 'It is {d} centimeters wide and {h} centimeters tall.',
      'slanted-radius': 'Its radius is {r} centimeters, and its slant height is {s} centimeters.',
      'slanted-diameter': 'It is {d} centimeters wide, and its slant height is {s} centimeters.',
      back: 'Its volume is {V} cubic centimeters, and its radius is {r} centimeters.',
      'ask-height': 'How tall is it?',
    },
  },
  sand: {
    ...feet,
    ...sizes([3, 18], [2, 12]),
    text: {
      is: 'A pile of sand is a cone.',
      radius: 'Its radius is {r} feet, and its height is {h} feet.',
      diameter: 'It is {d} feet wide and {h} feet high.',
      'slanted-radius': 'Its radius is {r} feet, and its slant height is {s} feet.',
      'slanted-diameter': 'It is {d} feet wide, and its slant height is {s} feet.',
      back: 'Its volume is {V} cubic feet, and its radius is {r} feet.',
      'ask-height': 'How high is it?',
    },
  },
  tent: {
    ...feet,
    ...sizes([4, 10], [6, 18]),
    text: {
      is: 'A tent is a cone.',
      radius: 'Its radius is {r} feet, and its height is {h} feet.',
      diameter: 'It is {d} feet wide and {h} feet high.',
      'slanted-radius': 'Its radius is {r} feet, and its slant height is {s} feet.',
      'slanted-diameter': 'It is {d} feet wide, and its slant height is {s} feet.',
      back: 'Its volume is {V} cubic feet, and its radius is {r} feet.',
      'ask-height': 'How high is it?',
    },
  },
  funnel: {
    ...centimeters,
    ...sizes([4, 12], [5, 18]),
    text: {
      is: 'A funnel is a cone.',
      radius: 'Its radius is {r} centimeters, and its height is {h} centimeters.',
      diameter: 'It is {d} centimeters wide and {h} centimeters deep.',
      'slanted-radius': 'Its radius is {r} centimeters, and its slant height is {s} centimeters.',
      'slanted-diameter': 'It is {d} centimeters wide, and its slant height is {s} centimeters.',
      back: 'Its volume is {V} cubic centimeters, and its radius is {r} centimeters.',
      'ask-height': 'How deep is it?',
    },
  },
  candle: {
    ...centimeters,
    ...sizes([3, 5], [4, 12]),
    text: {
      is: 'A candle is a cone.',
      radius: 'Its radius is {r} centimeters, and its height is {h} centimeters.',
      diameter: 'It is {d} centimeters wide and {h} centimeters tall.',
      'slanted-radius': 'Its radius is {r} centimeters, and its slant height is {s} centimeters.',
      'slanted-diameter': 'It is {d} centimeters wide, and its slant height is {s} centimeters.',
      back: 'Its volume is {V} cubic centimeters, and its radius is {r} centimeters.',
      'ask-height': 'How tall is it?',
    },
  },
  roof: {
    ...meters,
    ...sizes([3, 8], [3, 12]),
    text: {
      is: 'The roof of a castle tower is a cone.',
      radius: 'Its radius is {r} meters, and its height is {h} meters.',
      diameter: 'It is {d} meters wide and {h} meters high.',
      'slanted-radius': 'Its radius is {r} meters, and its slant height is {s} meters.',
      'slanted-diameter': 'It is {d} meters wide, and its slant height is {s} meters.',
      back: 'Its volume is {V} cubic meters, and its radius is {r} meters.',
      'ask-height': 'How high is it?',
    },
  },
  hat: {
    ...inches,
    ...sizes([3, 5], [6, 16]),
    text: {
      is: 'A party hat is a cone.',
      radius: 'Its radius is {r} inches, and its height is {h} inches.',
      diameter: 'It is {d} inches wide and {h} inches tall.',
      'slanted-radius': 'Its radius is {r} inches, and its slant height is {s} inches.',
      'slanted-diameter': 'It is {d} inches wide, and its slant height is {s} inches.',
      back: 'Its volume is {V} cubic inches, and its radius is {r} inches.',
      'ask-height': 'How tall is it?',
    },
  },
});

/** Whole balls and, where `half` says so, halves of them. Sentences: the radius told, the diameter told. */
export const balls = defineScenes({
  ball: {
    ...centimeters,
    half: false,
    ...sizes([9, 12], [1, 1]),
    text: { radius: 'A ball has a radius of {r} centimeters.', diameter: 'A ball is {d} centimeters wide.' },
  },
  globe: {
    ...centimeters,
    half: false,
    ...sizes([12, 18], [1, 1]),
    text: {
      radius: 'A globe for a classroom has a radius of {r} centimeters.',
      diameter: 'A globe for a classroom is {d} centimeters wide.',
    },
  },
  orange: {
    ...centimeters,
    half: false,
    ...sizes([3, 4], [1, 1]),
    text: {
      radius: 'An orange has a radius of {r} centimeters.',
      diameter: 'An orange is {d} centimeters wide.',
    },
  },
  balloon: {
    ...inches,
    half: false,
    ...sizes([3, 9], [1, 1]),
    text: {
      radius: 'A round balloon has a radius of {r} inches.',
      diameter: 'A round balloon is {d} inches wide.',
    },
  },
  tank: {
    ...feet,
    half: false,
    ...sizes([6, 15], [1, 1]),
    text: {
      radius: 'A water tank shaped like a ball has a radius of {r} feet.',
      diameter: 'A water tank shaped like a ball is {d} feet wide.',
    },
  },
  snow: {
    ...inches,
    half: false,
    ...sizes([6, 15], [1, 1]),
    text: {
      radius: 'A ball of snow has a radius of {r} inches.',
      diameter: 'A ball of snow is {d} inches wide.',
    },
  },
  bubble: {
    ...centimeters,
    half: false,
    ...sizes([3, 9], [1, 1]),
    text: {
      radius: 'A soap bubble has a radius of {r} centimeters.',
      diameter: 'A soap bubble is {d} centimeters wide.',
    },
  },
  ornament: {
    ...centimeters,
    half: false,
    ...sizes([3, 6], [1, 1]),
    text: {
      radius: 'A glass ball for a lamp has a radius of {r} centimeters.',
      diameter: 'A glass ball for a lamp is {d} centimeters wide.',
    },
  },
  planet: {
    ...inches,
    half: false,
    ...sizes([6, 30], [1, 1]),
    text: {
      radius: 'A model of a planet has a radius of {r} inches.',
      diameter: 'A model of a planet is {d} inches wide.',
    },
  },
  bowl: {
    ...centimeters,
    half: true,
    ...sizes([6, 15], [1, 1]),
    text: {
      radius: 'A bowl is half of a sphere with a radius of {r} centimeters.',
      diameter: 'A bowl is half of a sphere. It is {d} centimeters wide.',
    },
  },
  dome: {
    ...meters,
    half: true,
    ...sizes([6, 15], [1, 1]),
    text: {
      radius: 'The dome of a star theater is half of a sphere with a radius of {r} meters.',
      diameter: 'The dome of a star theater is half of a sphere. It is {d} meters wide.',
    },
  },
  snowhouse: {
    ...feet,
    half: true,
    ...sizes([3, 6], [1, 1]),
    text: {
      radius: 'A snow house is half of a sphere with a radius of {r} feet.',
      diameter: 'A snow house is half of a sphere. It is {d} feet wide.',
    },
  },
  melon: {
    ...centimeters,
    half: true,
    ...sizes([9, 15], [1, 1]),
    text: {
      radius: 'Half of a melon is half of a sphere with a radius of {r} centimeters.',
      diameter: 'Half of a melon is half of a sphere. It is {d} centimeters wide.',
    },
  },
});

export type CylinderScene = SceneOf<typeof cylinders>;
export type ConeScene = SceneOf<typeof cones>;
export type BallScene = SceneOf<typeof balls>;
