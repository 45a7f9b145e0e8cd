import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * What a line stands for, with the kind of slope it has. Sentence `told` describes it with a number or two; `a` and `b`
 * are the least and most that are true to it.
 */
export const slopeStories = defineScenes({
  candle: {
    kind: 'negative',
    a: [16, 30],
    b: [2, 4],
    text: {
      told: 'A candle {a, number} centimeters tall burns down {b, number} centimeters an hour. A line shows its height over the hours.',
    },
  },
  battery: {
    kind: 'negative',
    a: [70, 100],
    b: [2, 9],
    text: {
      told: 'A phone has {a, number} percent of its charge and loses {b, number} percentage points an hour. A line shows the percent over the hours.',
    },
  },
  pages: {
    kind: 'negative',
    a: [90, 300],
    b: [10, 30],
    text: {
      told: 'A book has {a, number} pages. A reader reads {b, number} pages a day. A line shows how many pages are left, day by day.',
    },
  },
  diver: {
    kind: 'negative',
    a: [2, 9],
    b: [3, 12],
    text: {
      told: 'A diver starts {a, number} meters below the surface and sinks {b, number} meters a minute. A line shows the height over the minutes, with the surface at zero.',
    },
  },
  savings: {
    kind: 'positive',
    a: [5, 60],
    b: [3, 12],
    text: {
      told: 'A club has {a, number} dollars and saves {b, number} dollars a week. A line shows the dollars over the weeks.',
    },
  },
  seed: {
    kind: 'positive',
    a: [2, 6],
    b: [2, 5],
    text: {
      told: 'A bean seed lies {a, number} inches below the ground. It grows up {b, number} inches a week. A line shows the height of its tip, with the ground at zero.',
    },
  },
  song: {
    kind: 'positive',
    a: [100, 900],
    b: [20, 80],
    text: {
      told: 'A song has {a, number} plays and gains {b, number} plays a day. A line shows the plays over the days.',
    },
  },
  freezer: {
    kind: 'positive',
    a: [8, 20],
    b: [2, 5],
    text: {
      told: 'A block of ice at {a, number} degrees below zero warms up {b, number} degrees an hour. A line shows its temperature over the hours.',
    },
  },
  bus: {
    kind: 'zero',
    a: [3, 15],
    b: [2, 9],
    text: {
      told: 'A bus stands still for {b, number} minutes, {a, number} miles from the school. A line shows its distance from the school over the minutes.',
    },
  },
  price: {
    kind: 'zero',
    a: [5, 18],
    b: [10, 40],
    text: {
      told: 'A museum charges the same price, {a, number} dollars, at every age from {b, number} on. A line shows the price over the age.',
    },
  },
  note: {
    kind: 'zero',
    a: [220, 880],
    b: [2, 9],
    text: {
      told: 'A flute holds a note of {a, number} hertz for {b, number} seconds. A line shows the hertz over the seconds.',
    },
  },
  cave: {
    kind: 'zero',
    a: [5, 60],
    b: [10, 90],
    text: {
      told: 'A level path in a cave lies {a, number} meters below the entrance and is {b, number} meters long. A line shows its height, with the entrance at zero.',
    },
  },
  street: {
    kind: 'undefined',
    a: [2, 9],
    b: [3, 20],
    text: {
      told: 'On a map, $x$ tells how far east and $y$ how far north. A path {a, number} miles east of the school is a line straight north, {b, number} miles long.',
    },
  },
  wall: {
    kind: 'undefined',
    a: [2, 9],
    b: [3, 12],
    text: {
      told: 'In a drawing of a game house, $x$ tells how far right and $y$ how far up. A wall is a line straight up, {b, number} feet tall and {a, number} feet to the right.',
    },
  },
  rope: {
    kind: 'undefined',
    a: [4, 30],
    b: [8, 20],
    text: {
      told: 'In a picture of a gym, $x$ tells how far right and $y$ how far up. A rope is a line straight down, {b, number} feet long and {a, number} feet from the door.',
    },
  },
  elevator: {
    kind: 'undefined',
    a: [2, 9],
    b: [10, 60],
    text: {
      told: 'On a plan, $x$ tells how far right a place is and $y$ how high it is. An elevator goes up a straight line of {b, number} meters, {a, number} meters to the right.',
    },
  },
});

export type SlopeStory = SceneOf<typeof slopeStories>;
