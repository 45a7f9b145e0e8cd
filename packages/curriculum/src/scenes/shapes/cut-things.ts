import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

const size = { least: 2, most: 60, whole: true };
const sizes = { w: size, d: size, h: size, side: size };

/**
 * Things with the shape of a solid that are cut. Sentences: what it is, and the slices parallel to the base,
 * perpendicular to it, and beside the top. `unit` is that of the lengths.
 */
export const cutThings = defineScenes({
  cheese: {
    solid: 'box',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A block of cheese is a rectangular prism. Its base is {w, number} by {d, number} centimeters, and it is {h, number} centimeters tall.',
    },
  },
  sponge: {
    solid: 'box',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A foam block is a rectangular prism. Its base is {w, number} by {d, number} centimeters, and it is {h, number} centimeters tall.',
    },
  },
  ice: {
    solid: 'box',
    unit: 'inches',
    plausible: sizes,
    text: {
      told: 'A block of ice is a rectangular prism. Its base is {w, number} by {d, number} inches, and it is {h, number} inches tall.',
    },
  },
  candle: {
    solid: 'triangular-prism',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A block of wax is a triangular prism. Each side of its base is {w, number} centimeters long, and it is {h, number} centimeters tall.',
    },
  },
  block: {
    solid: 'triangular-prism',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A wood block is a triangular prism. Each side of its base is {w, number} centimeters long, and it is {h, number} centimeters tall.',
    },
  },
  cake: {
    solid: 'square-pyramid',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A party cake is a square pyramid. Each side of its base is {w, number} centimeters long, and it is {h, number} centimeters tall.',
    },
  },
  clay: {
    solid: 'square-pyramid',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'A clay model is a square pyramid. Each side of its base is {w, number} centimeters long, and it is {h, number} centimeters tall.',
    },
  },
  sand: {
    solid: 'rectangular-pyramid',
    unit: 'inches',
    plausible: sizes,
    text: {
      told: 'A sandcastle is a rectangular pyramid. Its base is {w, number} by {d, number} inches, and it is {h, number} inches tall.',
    },
  },
  gelatin: {
    solid: 'rectangular-pyramid',
    unit: 'centimeters',
    plausible: sizes,
    text: {
      told: 'The foam roof of a model house is a rectangular pyramid. Its base is {w, number} by {d, number} centimeters, and it is {h, number} centimeters tall.',
    },
  },
});

export type CutThing = SceneOf<typeof cutThings>;
