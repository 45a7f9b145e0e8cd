/**
 * Surfaces of which a part is used for something. Whole sentences are in `surfaceText` under the key: what the shaded
 * part is, the same for two bars, and the question.
 */
export const surfaceText = {
  'park-grid': 'The grid stands for a whole park. The shaded part is lawn.',
  'park-bars': 'The long bar is a whole park. The other bar is its lawn.',
  'park-ask': 'What percent of the park is lawn?',
  'wall-grid': 'The grid stands for a whole wall. The shaded part is painted.',
  'wall-bars': 'The long bar is a whole wall. The other bar is its painted part.',
  'wall-ask': 'What percent of the wall is painted?',
  'roof-grid': 'The grid stands for a whole roof. The shaded part has solar panels.',
  'roof-bars': 'The long bar is a whole roof. The other bar is the part with solar panels.',
  'roof-ask': 'What percent of the roof has solar panels?',
  'garden-grid': 'The grid stands for a school garden. Beans grow in the shaded part.',
  'garden-bars': 'The long bar is a school garden. The other bar is the part with beans.',
  'garden-ask': 'In what percent of the garden do beans grow?',
  'gym-grid': 'The grid stands for a gym floor. The shaded part has mats on it.',
  'gym-bars': 'The long bar is a gym floor. The other bar is the part with mats.',
  'gym-ask': 'What percent of the gym floor has mats?',
  'field-grid': 'The grid stands for a field. Corn grows in the shaded part.',
  'field-bars': 'The long bar is a field. The other bar is the part with corn.',
  'field-ask': 'In what percent of the field does corn grow?',
  'quilt-grid': 'The grid stands for a quilt. The shaded squares are sewn.',
  'quilt-bars': 'The long bar is a quilt. The other bar is the part that is sewn.',
  'quilt-ask': 'What percent of the quilt is sewn?',
  'poster-grid': 'The grid stands for a poster. Photos fill the shaded part.',
  'poster-bars': 'The long bar is a poster. The other bar is the part with photos.',
  'poster-ask': 'What percent of the poster is filled with photos?',
  'plaza-grid': 'The grid stands for a city plaza. The shaded part lies under trees.',
  'plaza-bars': 'The long bar is a city plaza. The other bar is the part under trees.',
  'plaza-ask': 'What percent of the plaza lies under trees?',
  'screen-grid': 'The grid stands for a game screen. The shaded part is water.',
  'screen-bars': 'The long bar is a game screen. The other bar is its water.',
  'screen-ask': 'What percent of the screen is water?',
  'stage-grid': 'The grid stands for a stage. The shaded part is lit.',
  'stage-bars': 'The long bar is a stage. The other bar is its lit part.',
  'stage-ask': 'What percent of the stage is lit?',
  'lot-grid': 'The grid stands for a parking lot. Bikes stand in the shaded part.',
  'lot-bars': 'The long bar is a parking lot. The other bar is the part for bikes.',
  'lot-ask': 'What percent of the parking lot is for bikes?',
} as const;

type SurfaceKey = keyof typeof surfaceText extends infer Key
  ? Key extends `${infer Name}-grid`
    ? Name
    : never
  : never;

export type Surface = { readonly key: SurfaceKey; readonly whole: string; readonly part: string };

/** `whole` and `part` name the bars of a tape diagram. */
export const surfaces: readonly Surface[] = [
  { key: 'park', whole: 'Park', part: 'Lawn' },
  { key: 'wall', whole: 'Wall', part: 'Painted' },
  { key: 'roof', whole: 'Roof', part: 'Panels' },
  { key: 'garden', whole: 'Garden', part: 'Beans' },
  { key: 'gym', whole: 'Gym floor', part: 'Mats' },
  { key: 'field', whole: 'Field', part: 'Corn' },
  { key: 'quilt', whole: 'Quilt', part: 'Sewn' },
  { key: 'poster', whole: 'Poster', part: 'Photos' },
  { key: 'plaza', whole: 'Plaza', part: 'Under trees' },
  { key: 'screen', whole: 'Screen', part: 'Water' },
  { key: 'stage', whole: 'Stage', part: 'Lit' },
  { key: 'lot', whole: 'Parking lot', part: 'Bikes' },
];
