import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** Rectangles with a known area and side, at the top or on the left of a picture. `unit` is the short sign of the unit of length. */
export const areaScenes = defineScenes({
  bed: {
    unit: 'm',
    side: 'left',
    text: {
      told: 'A garden bed has an area of {area} square meter. One side is {side} meter long.',
      ask: 'How many meters long is the other side?',
    },
  },
  poster: {
    unit: 'yd',
    side: 'top',
    text: {
      told: 'A poster has an area of {area} square yard. It is {side} yard wide.',
      ask: 'How many yards tall is it?',
    },
  },
  board: {
    unit: 'ft',
    side: 'left',
    text: {
      told: 'A board covers {area} square foot. It is {side} foot wide.',
      ask: 'How many feet long is the board?',
    },
  },
  park: {
    unit: 'mi',
    side: 'left',
    text: {
      told: 'A park covers {area} square mile. It is {side} mile wide.',
      ask: 'How many miles long is the park?',
    },
  },
  window: {
    unit: 'm',
    side: 'top',
    text: {
      told: 'A window has an area of {area} square meter. It is {side} meter wide.',
      ask: 'How many meters tall is the window?',
    },
  },
  flag: {
    unit: 'yd',
    side: 'left',
    text: {
      told: 'A flag takes {area} square yard of cloth. It is {side} yard tall.',
      ask: 'How many yards long is the flag?',
    },
  },
  lake: {
    unit: 'km',
    side: 'left',
    text: {
      told: 'A fish farm covers {area} square kilometer. It is {side} kilometer wide.',
      ask: 'How many kilometers long is the farm?',
    },
  },
  mosaic: {
    unit: 'ft',
    side: 'left',
    text: {
      told: 'A mosaic has an area of {area} square foot. It is {side} foot tall.',
      ask: 'How many feet wide is the mosaic?',
    },
  },
  panel: {
    unit: 'm',
    side: 'left',
    text: {
      told: 'A solar panel covers {area} square meter. It is {side} meter wide.',
      ask: 'How many meters long is the panel?',
    },
  },
  map: {
    unit: 'yd',
    side: 'left',
    text: {
      told: 'A wall map covers {area} square yard. It is {side} yard tall.',
      ask: 'How many yards wide is the map?',
    },
  },
});

export type AreaScene = SceneOf<typeof areaScenes>;
