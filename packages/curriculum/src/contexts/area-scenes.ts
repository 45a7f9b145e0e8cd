/** Rectangles with a known area and side. Whole sentences are in `areaSceneText` under the key. */
export const areaSceneText = {
  'bed-told': 'A garden bed has an area of {area} square meter. One side is {side} meter long.',
  'bed-ask': 'How many meters long is the other side?',
  'poster-told': 'A poster has an area of {area} square yard. It is {side} yard wide.',
  'poster-ask': 'How many yards tall is it?',
  'board-told': 'A board covers {area} square foot. It is {side} foot wide.',
  'board-ask': 'How many feet long is the board?',
  'park-told': 'A park covers {area} square mile. It is {side} mile wide.',
  'park-ask': 'How many miles long is the park?',
  'window-told': 'A window has an area of {area} square meter. It is {side} meter wide.',
  'window-ask': 'How many meters tall is the window?',
  'flag-told': 'A flag takes {area} square yard of cloth. It is {side} yard tall.',
  'flag-ask': 'How many yards long is the flag?',
  'lake-told': 'A fish farm covers {area} square kilometer. It is {side} kilometer wide.',
  'lake-ask': 'How many kilometers long is the farm?',
  'mosaic-told': 'A mosaic has an area of {area} square foot. It is {side} foot tall.',
  'mosaic-ask': 'How many feet wide is the mosaic?',
  'panel-told': 'A solar panel covers {area} square meter. It is {side} meter wide.',
  'panel-ask': 'How many meters long is the panel?',
  'map-told': 'A wall map covers {area} square yard. It is {side} yard tall.',
  'map-ask': 'How many yards wide is the map?',
} as const;

type AreaSceneKey = keyof typeof areaSceneText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `unit` is the short sign of the unit of length. */
export type AreaScene = { readonly key: AreaSceneKey; readonly unit: string };

export const areaScenes: readonly AreaScene[] = [
  { key: 'bed', unit: 'm' },
  { key: 'poster', unit: 'yd' },
  { key: 'board', unit: 'ft' },
  { key: 'park', unit: 'mi' },
  { key: 'window', unit: 'm' },
  { key: 'flag', unit: 'yd' },
  { key: 'lake', unit: 'km' },
  { key: 'mosaic', unit: 'ft' },
  { key: 'panel', unit: 'm' },
  { key: 'map', unit: 'yd' },
];
