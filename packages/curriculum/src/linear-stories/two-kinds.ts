import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two kinds of things, each with a worth of its own. Sentences: how many there are in all, what both are worth, that
 * there are more or fewer of the second kind or so many times as many, and the question for the second number. `p` and `q` are the least and most
 * that one of each kind is worth, `count` of all things.
 */
export const twoKinds = defineScenes({
  play: {
    p: [8, 12],
    q: [4, 7],
    count: [90, 240],
    plausible: { p: { least: 5, most: 15, whole: true }, q: { least: 3, most: 10, whole: true } },
    text: {
      count: 'A school play sells {n, number} tickets: $x$ tickets for adults and $y$ for children.',
      worth:
        'An adult pays {p, number} dollars and a child {q, number} dollars. In all, that is {v, number} dollars.',
      second: 'How many children come?',
      more: 'A school play sells $x$ tickets to adults and $y$ to children, {k, number} {way, select, fewer {fewer} other {more}} to children than to adults.',
      times:
        'A school play sells $x$ tickets to adults and $y$ to children, {k, plural, =2 {twice} =3 {three times} other {# times}} as many to children as to adults.',
    },
  },
  basketball: {
    p: [2, 2],
    q: [3, 3],
    count: [18, 36],
    plausible: { p: { least: 2, most: 2 }, q: { least: 3, most: 3 } },
    text: {
      count:
        'In a basketball game, a team makes {n, number} baskets: $x$ two-point baskets and $y$ three-point baskets.',
      worth: 'They count {p, number} and {q, number} points each. In all, that is {v, number} points.',
      second: 'How many three-point baskets does the team make?',
      more: 'A team makes $x$ two-point baskets and $y$ three-point baskets, {k, number} {way, select, fewer {fewer} other {more}} three-point baskets than two-point baskets.',
      times:
        'A team makes $x$ two-point baskets and $y$ three-point baskets, {k, plural, =2 {twice} =3 {three times} other {# times}} as many three-point baskets as two-point baskets.',
    },
  },
  strings: {
    p: [6, 6],
    q: [4, 4],
    count: [12, 30],
    plausible: { p: { least: 6, most: 6 }, q: { least: 4, most: 4 } },
    text: {
      count: 'A music shop puts new strings on {n, number} instruments: $x$ guitars and $y$ bass guitars.',
      worth:
        'A guitar takes {p, number} strings, a bass guitar {q, number}. In all, that is {v, number} strings.',
      second: 'How many bass guitars are there?',
      more: 'A music shop puts new strings on $x$ guitars and $y$ bass guitars, {k, number} {way, select, fewer {fewer} other {more}} bass guitars than guitars.',
      times:
        'A music shop puts new strings on $x$ guitars and $y$ bass guitars, {k, plural, =2 {twice} =3 {three times} other {# times}} as many bass guitars as guitars.',
    },
  },
  baking: {
    p: [2, 2],
    q: [3, 4],
    count: [12, 30],
    plausible: { p: { least: 1, most: 4, whole: true }, q: { least: 3, most: 5, whole: true } },
    text: {
      count:
        'For a street party, a family bakes $x$ pans of muffins and $y$ loaves of bread, {n, number} in all.',
      worth:
        'A pan of muffins takes {p, number} cups of flour, a loaf {q, number} cups. In all, that is {v, number} cups of flour.',
      second: 'How many loaves are there?',
      more: 'A family bakes $x$ pans of muffins and $y$ loaves of bread, {k, number} {way, select, fewer {fewer} other {more}} loaves than pans of muffins.',
      times:
        'A family bakes $x$ pans of muffins and $y$ loaves of bread, {k, plural, =2 {twice} =3 {three times} other {# times}} as many loaves as pans of muffins.',
    },
  },
  boats: {
    p: [2, 2],
    q: [4, 6],
    count: [10, 28],
    plausible: { p: { least: 1, most: 3, whole: true }, q: { least: 3, most: 8, whole: true } },
    text: {
      count: 'A camp takes {n, number} boats to the lake: $x$ kayaks and $y$ rafts.',
      worth:
        'A kayak seats {p, number} people, a raft {q, number} people. In all, that is room for {v, number} people.',
      second: 'How many rafts are there?',
      more: 'A camp takes $x$ kayaks and $y$ rafts to the lake, {k, number} {way, select, fewer {fewer} other {more}} rafts than kayaks.',
      times:
        'A camp takes $x$ kayaks and $y$ rafts to the lake, {k, plural, =2 {twice} =3 {three times} other {# times}} as many rafts as kayaks.',
    },
  },
  nickels: {
    p: [5, 5],
    q: [10, 10],
    count: [30, 90],
    plausible: { p: { least: 5, most: 5 }, q: { least: 10, most: 10 } },
    text: {
      count: 'A jar holds {n, number} coins: $x$ nickels and $y$ dimes.',
      worth:
        'A nickel is worth {p, number} cents and a dime {q, number} cents. In all, that is {v, number} cents.',
      second: 'How many dimes are there?',
      more: 'A jar holds $x$ nickels and $y$ dimes, {k, number} {way, select, fewer {fewer} other {more}} dimes than nickels.',
      times:
        'A jar holds $x$ nickels and $y$ dimes, {k, plural, =2 {twice} =3 {three times} other {# times}} as many dimes as nickels.',
    },
  },
  playlist: {
    p: [3, 3],
    q: [4, 6],
    count: [15, 40],
    plausible: { p: { least: 2, most: 4, whole: true }, q: { least: 4, most: 7, whole: true } },
    text: {
      count: 'A student podcast has {n, number} parts: $x$ songs and $y$ interviews.',
      worth:
        'A song lasts {p, number} minutes, an interview {q, number} minutes. In all, that is {v, number} minutes.',
      second: 'How many interviews are there?',
      more: 'A podcast has $x$ songs and $y$ interviews, {k, number} {way, select, fewer {fewer} other {more}} interviews than songs.',
      times:
        'A podcast has $x$ songs and $y$ interviews, {k, plural, =2 {twice} =3 {three times} other {# times}} as many interviews as songs.',
    },
  },
  seedlings: {
    p: [2, 3],
    q: [4, 6],
    count: [16, 40],
    plausible: { p: { least: 1, most: 4, whole: true }, q: { least: 3, most: 8, whole: true } },
    text: {
      count: 'A garden club buys {n, number} young plants: $x$ bean plants and $y$ tomato plants.',
      worth:
        'A bean plant costs {p, number} dollars, a tomato plant {q, number} dollars. In all, that is {v, number} dollars.',
      second: 'How many tomato plants are there?',
      more: 'A garden club buys $x$ bean plants and $y$ tomato plants, {k, number} {way, select, fewer {fewer} other {more}} tomato plants than bean plants.',
      times:
        'A garden club buys $x$ bean plants and $y$ tomato plants, {k, plural, =2 {twice} =3 {three times} other {# times}} as many tomato plants as bean plants.',
    },
  },
});

export type TwoKinds = SceneOf<typeof twoKinds>;
