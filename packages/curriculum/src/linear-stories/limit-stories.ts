import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two kinds of things under two limits: less than `{v}` in one way, at least `{w}` in another. Sentences: both limits,
 * the letters, what is asked, and a plan with so many of each. `p` and `q` are what one of each may add to the first, `r` and `s`
 * to the second; `count` is how many of a kind make sense.
 */
export const limitStories = defineScenes({
  bake: {
    p: [20, 25, 30],
    q: [40, 45, 50],
    r: [6, 8, 12],
    s: [10, 14, 16],
    count: [2, 9],
    text: {
      told: 'A bake sale needs at least {w, number} portions. A batch of muffins takes {p, number} minutes and gives {r, number} portions, a cake takes {q, number} minutes and gives {s, number}. The time is less than {v, number} minutes.',
      letters: 'Let $x$ be the number of batches of muffins and $y$ the number of cakes.',
      ask: 'Which plan works?',
      plan: '{x, plural, one {# batch} other {# batches}} of muffins and {y, plural, one {# cake} other {# cakes}}',
    },
  },
  workout: {
    p: [4, 5],
    q: [8, 10, 12],
    r: [2, 3],
    s: [5, 6, 7],
    count: [2, 9],
    text: {
      told: 'A workout has to last less than {v, number} minutes and bring at least {w, number} points. A round of jumps takes {p, number} minutes and brings {r, number} points. A hill climb takes {q, number} minutes and brings {s, number} points.',
      letters: 'Let $x$ be the number of rounds of jumps and $y$ the number of hill climbs.',
      ask: 'Which plan works?',
      plan: '{x, plural, one {# round} other {# rounds}} of jumps and {y, plural, one {# hill climb} other {# hill climbs}}',
    },
  },
  concert: {
    p: [3, 4, 5],
    q: [6, 7, 8],
    r: [2],
    s: [4, 5, 6],
    count: [2, 9],
    text: {
      told: 'A school concert must stay below {v, number} minutes. At least {w, number} students want to play. A duet takes {p, number} minutes for {r, number} students, a band {q, number} minutes for {s, number} students.',
      letters: 'Let $x$ be the number of duets and $y$ the number of bands.',
      ask: 'Which program works?',
      plan: '{x, plural, one {# duet} other {# duets}} and {y, plural, one {# band} other {# bands}}',
    },
  },
  garden: {
    p: [3, 4, 5],
    q: [6, 7, 8],
    r: [4, 5, 6],
    s: [9, 10, 12],
    count: [2, 9],
    text: {
      told: 'A family has less than {v, number} square feet for a garden and wants at least {w, number} pounds of vegetables. A tomato plant takes {p, number} square feet and gives {r, number} pounds, a squash plant {q, number} square feet and gives {s, number} pounds.',
      letters: 'Let $x$ be the number of tomato plants and $y$ the number of squash plants.',
      ask: 'Which plan works?',
      plan: '{x, plural, one {# tomato plant} other {# tomato plants}} and {y, plural, one {# squash plant} other {# squash plants}}',
    },
  },
  game: {
    p: [2, 3, 4],
    q: [5, 6, 8],
    r: [10, 15],
    s: [30, 35, 40],
    count: [2, 9],
    text: {
      told: 'In a game, you have less than {v, number} minutes and need at least {w, number} points. A short level takes {p, number} minutes and brings {r, number} points, a long level {q, number} minutes and {s, number} points.',
      letters: 'Let $x$ be the number of short levels and $y$ the number of long levels.',
      ask: 'Which plan works?',
      plan: '{x, plural, one {# short level} other {# short levels}} and {y, plural, one {# long level} other {# long levels}}',
    },
  },
});

export type LimitStory = SceneOf<typeof limitStories>;
