import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two things that go together because of a third one. Sentences: who counts what; that they go together; that the first
 * brings the second, and the other way around; the third thing; something that bears on one of them only; that a line
 * tells little; and that there is no link. Where a pair is `loose`, a place or a year may well show hardly any
 * correlation; elsewhere the third thing moves both too strongly for that.
 */
export const linkedThings = defineScenes({
  cream: {
    loose: false,
    text: {
      told: 'A beach town counts ice creams sold and sunburns treated each week.',
      goes: 'In weeks with more ice cream sold, there tend to be more sunburns.',
      cause: 'Eating more ice cream brings more sunburns.',
      back: 'Getting a sunburn makes people buy more ice cream.',
      third: 'The hours of sunshine in a week',
      single: 'The price of an ice cream',
      little: 'A line hardly predicts sunburns from ice cream here. Another link is possible.',
      nolink: 'Ice cream and sunburns have no link of any kind, not even through a third thing.',
    },
  },
  shoes: {
    loose: false,
    text: {
      told: 'An elementary school notes the shoe size of each student and how many words a minute the student reads.',
      goes: 'Students with larger shoes tend to read faster.',
      cause: 'Wearing larger shoes makes students read faster.',
      back: 'Reading faster makes students’ feet grow.',
      third: 'The age of the students',
      single: 'The brand of the shoes',
      little: 'A line hardly predicts reading from shoe size here. Another link is possible.',
      nolink: 'Shoe size and reading have no link of any kind, not even through a third thing.',
    },
  },
  rain: {
    loose: true,
    text: {
      told: 'A city counts umbrellas sold and late buses each day.',
      goes: 'On days with more umbrellas sold, more buses tend to be late.',
      cause: 'Selling more umbrellas makes more buses late.',
      back: 'Late buses make people buy more umbrellas.',
      third: 'The rain on that day',
      single: 'The color of the umbrellas',
      little: 'A line hardly predicts late buses from umbrellas here. Another link is possible.',
      nolink: 'Umbrellas and late buses have no link of any kind, not even through a third thing.',
    },
  },
  towns: {
    loose: false,
    text: {
      told: 'A state counts libraries and pizza shops in each of its towns.',
      goes: 'Towns with more libraries tend to have more pizza shops.',
      cause: 'Building a library makes pizza shops open.',
      back: 'Opening a pizza shop makes a town build a library.',
      third: 'The number of people in a town',
      single: 'The price of a pizza',
      little: 'A line hardly predicts pizza shops from libraries here. Another link is possible.',
      nolink: 'Libraries and pizza shops have no link of any kind, not even through a third thing.',
    },
  },
  pool: {
    loose: true,
    text: {
      told: 'A park counts the visitors to its pool and the cups of lemonade sold each day.',
      goes: 'On days with more visitors at the pool, more lemonade tends to be sold.',
      cause: 'More visitors at the pool are the cause of all lemonade sold.',
      back: 'Selling lemonade brings more visitors to the pool.',
      third: 'The temperature of the day',
      single: 'The depth of the pool',
      little: 'A line hardly predicts lemonade from visitors here. Another link is possible.',
      nolink: 'Pool visitors and lemonade have no link of any kind, not even through a third thing.',
    },
  },
  leaves: {
    loose: false,
    text: {
      told: 'A garden club notes how many birds leave and how many leaves fall each week in fall.',
      goes: 'In weeks when more birds leave, more leaves tend to fall.',
      cause: 'Birds that leave make the leaves fall.',
      back: 'Falling leaves make the birds leave.',
      third: 'The cold that comes in fall',
      single: 'The kind of trees',
      little: 'A line hardly predicts falling leaves from birds here. Another link is possible.',
      nolink: 'Birds and falling leaves have no link of any kind, not even through a third thing.',
    },
  },
  lights: {
    loose: true,
    text: {
      told: 'A family notes the hours its lamps are on and the cups of tea it drinks each month.',
      goes: 'In months when its lamps are on longer, the family tends to drink more tea.',
      cause: 'Turning on lamps makes the family drink more tea.',
      back: 'Drinking tea makes the family turn on lamps.',
      third: 'The season of the year',
      single: 'The kind of lamps',
      little: 'A line hardly predicts tea from lamps here. Another link is possible.',
      nolink: 'Lamps and tea have no link of any kind, not even through a third thing.',
    },
  },
  clubs: {
    loose: true,
    text: {
      told: 'A district counts the clubs and the lost jackets at each of its schools.',
      goes: 'Schools with more clubs tend to have more lost jackets.',
      cause: 'Starting a club makes students lose more jackets.',
      back: 'Losing jackets makes students start more clubs.',
      third: 'The number of students at a school',
      single: 'The size of the jackets',
      little: 'A line hardly predicts lost jackets from clubs here. Another link is possible.',
      nolink: 'Clubs and lost jackets have no link of any kind, not even through a third thing.',
    },
  },
});

export type LinkedScene = SceneOf<typeof linkedThings>;
