import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Surfaces of which a part is used for something. Sentences: what the shaded part is, the same for two bars, and
 * the question. `whole` and `part` name the bars of a tape diagram.
 */
export const surfaces = defineScenes({
  park: {
    whole: 'Park',
    part: 'Lawn',
    text: {
      grid: 'The grid stands for a whole park. The shaded part is lawn.',
      bars: 'The long bar is a whole park. The other bar is the part with lawn.',
      ask: 'What percent of the park is lawn?',
    },
  },
  wall: {
    whole: 'Wall',
    part: 'Painted',
    text: {
      grid: 'The grid stands for a whole wall. The shaded part is painted.',
      bars: 'The long bar is a whole wall. The other bar is its painted part.',
      ask: 'What percent of the wall is painted?',
    },
  },
  roof: {
    whole: 'Roof',
    part: 'Panels',
    text: {
      grid: 'The grid stands for a whole roof. The shaded part has solar panels.',
      bars: 'The long bar is a whole roof. The other bar is the part with solar panels.',
      ask: 'What percent of the roof has solar panels?',
    },
  },
  garden: {
    whole: 'Garden',
    part: 'Beans',
    text: {
      grid: 'The grid stands for a school garden. Beans grow in the shaded part.',
      bars: 'The long bar is a school garden. The other bar is the part with beans.',
      ask: 'In what percent of the garden do beans grow?',
    },
  },
  gym: {
    whole: 'Gym floor',
    part: 'Mats',
    text: {
      grid: 'The grid stands for a gym floor. The shaded part has mats on it.',
      bars: 'The long bar is a gym floor. The other bar is the part with mats.',
      ask: 'What percent of the gym floor has mats?',
    },
  },
  field: {
    whole: 'Field',
    part: 'Corn',
    text: {
      grid: 'The grid stands for a field. Corn grows in the shaded part.',
      bars: 'The long bar is a field. The other bar is the part with corn.',
      ask: 'In what percent of the field does corn grow?',
    },
  },
  quilt: {
    whole: 'Quilt',
    part: 'Sewn',
    text: {
      grid: 'The grid stands for a quilt. The shaded squares are sewn.',
      bars: 'The long bar is a quilt. The other bar is the part that is sewn.',
      ask: 'What percent of the quilt is sewn?',
    },
  },
  poster: {
    whole: 'Poster',
    part: 'Photos',
    text: {
      grid: 'The grid stands for a poster. Photos fill the shaded part.',
      bars: 'The long bar is a poster. The other bar is the part with photos.',
      ask: 'What percent of the poster is filled with photos?',
    },
  },
  plaza: {
    whole: 'Plaza',
    part: 'Under trees',
    text: {
      grid: 'The grid stands for a city plaza. The shaded part lies under trees.',
      bars: 'The long bar is a city plaza. The other bar is the part under trees.',
      ask: 'What percent of the plaza lies under trees?',
    },
  },
  screen: {
    whole: 'Screen',
    part: 'Water',
    text: {
      grid: 'The grid stands for a game screen. The shaded part is water.',
      bars: 'The long bar is a whole game screen. The other bar is the part with water.',
      ask: 'What percent of the screen is water?',
    },
  },
  stage: {
    whole: 'Stage',
    part: 'Lit',
    text: {
      grid: 'The grid stands for a stage. The shaded part is lit.',
      bars: 'The long bar is a stage. The other bar is its lit part.',
      ask: 'What percent of the stage is lit?',
    },
  },
  lot: {
    whole: 'Parking lot',
    part: 'Bikes',
    text: {
      grid: 'The grid stands for a parking lot. Bikes stand in the shaded part.',
      bars: 'The long bar is a parking lot. The other bar is the part for bikes.',
      ask: 'What percent of the parking lot is for bikes?',
    },
  },
});

export type Surface = SceneOf<typeof surfaces>;
