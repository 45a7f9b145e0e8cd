import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Groups of things that are counted, of which a percent is of one sort. Sentences: the group with the percent, the
 * group with the counted part, and the three questions. `things` are all of the group, `sort` names those the
 * percent counts.
 */
export const groupShares = defineScenes({
  library: {
    things: 'books',
    sort: 'novels',
    text: {
      told: 'A library buys {total, number} books. {percent, number}% of them are novels.',
      counted:
        'A library buys {total, number} books. {part, plural, one {# is a novel} other {# are novels}}.',
      part: 'How many novels are there?',
      rest: 'How many of the books are not novels?',
      percent: 'What percent of the books are novels?',
      back: 'A library buys {part, number} novels. That is {percent, number}% of all its new books.',
      whole: 'How many books does it buy in all?',
    },
  },
  trees: {
    things: 'trees',
    sort: 'oaks',
    text: {
      told: 'A town plants {total, number} trees. {percent, number}% of them are oaks.',
      counted: 'A town plants {total, number} trees. {part, plural, one {# is an oak} other {# are oaks}}.',
      part: 'How many oaks does it plant?',
      rest: 'How many of the trees are not oaks?',
      percent: 'What percent of the trees are oaks?',
      back: 'A town plants {part, number} oaks. That is {percent, number}% of all its new trees.',
      whole: 'How many trees does it plant in all?',
    },
  },
  seats: {
    things: 'seats',
    sort: 'taken',
    text: {
      told: 'A theater offers {total, number} seats online. {percent, number}% of them are taken.',
      counted:
        'A theater offers {total, number} seats online. {part, plural, one {# of them is} other {# of them are}} taken.',
      part: 'How many seats are taken?',
      rest: 'How many seats are still free?',
      percent: 'What percent of the seats are taken?',
      back: 'A theater offers seats online. {part, number} of them are taken. That is {percent, number}% of these seats.',
      whole: 'How many seats does the theater offer online?',
    },
  },
  students: {
    things: 'students',
    sort: 'walkers',
    text: {
      told: 'A survey asks {total, number} students. {percent, number}% of them walk to school.',
      counted:
        'A survey asks {total, number} students. {part, plural, one {# of them walks} other {# of them walk}} to school.',
      part: 'How many students walk to school?',
      rest: 'How many students do not walk to school?',
      percent: 'What percent of the students walk to school?',
      back: 'In a survey, {part, number} students walk to school. That is {percent, number}% of all students asked.',
      whole: 'How many students does the survey ask?',
    },
  },
  pages: {
    things: 'pages',
    sort: 'finished',
    text: {
      told: 'A website has {total, number} pages. {percent, number}% of them are finished.',
      counted:
        'A website has {total, number} pages. {part, plural, one {# of them is} other {# of them are}} finished.',
      part: 'How many pages are finished?',
      rest: 'How many pages are not finished yet?',
      percent: 'What percent of the pages are finished?',
      back: 'Of a website, {part, number} pages are finished. That is {percent, number}% of all pages.',
      whole: 'How many pages does the website have?',
    },
  },
  buses: {
    things: 'buses',
    sort: 'electric',
    text: {
      told: 'A city buys {total, number} buses. {percent, number}% of them are electric.',
      counted:
        'A city buys {total, number} buses. {part, plural, one {# of them is} other {# of them are}} electric.',
      part: 'How many buses are electric?',
      rest: 'How many buses are not electric?',
      percent: 'What percent of the buses are electric?',
      back: 'A city buys {part, number} electric buses. That is {percent, number}% of all its new buses.',
      whole: 'How many buses does the city buy?',
    },
  },
  photos: {
    things: 'photos',
    sort: 'animals',
    text: {
      told: 'A photo album holds {total, number} photos. {percent, number}% of them show animals.',
      counted:
        'A photo album holds {total, number} photos. {part, plural, one {# of them shows} other {# of them show}} animals.',
      part: 'How many photos show animals?',
      rest: 'How many photos do not show animals?',
      percent: 'What percent of the photos show animals?',
      back: '{part, number} photos in an album show animals. That is {percent, number}% of all photos.',
      whole: 'How many photos does the album hold?',
    },
  },
  votes: {
    things: 'votes',
    sort: 'logo',
    text: {
      told: 'A school counts {total, number} votes. {percent, number}% of them are for a new logo.',
      counted:
        'A school counts {total, number} votes. {part, plural, one {# of them is} other {# of them are}} for a new logo.',
      part: 'How many votes are for the logo?',
      rest: 'How many votes are not for the logo?',
      percent: 'What percent of the votes are for the logo?',
      back: 'A new logo has {part, number} votes. That is {percent, number}% of all votes.',
      whole: 'How many votes are there in all?',
    },
  },
  tickets: {
    things: 'tickets',
    sort: 'sold',
    text: {
      told: 'A fair prints {total, number} tickets. {percent, number}% of them are sold.',
      counted:
        'A fair prints {total, number} tickets. {part, plural, one {# of them is} other {# of them are}} sold.',
      part: 'How many tickets are sold?',
      rest: 'How many tickets are left?',
      percent: 'What percent of the tickets are sold?',
      back: 'A fair has sold {part, number} tickets. That is {percent, number}% of all tickets.',
      whole: 'How many tickets did the fair print?',
    },
  },
  bulbs: {
    things: 'lamps',
    sort: 'on',
    text: {
      told: 'A light show has {total, number} lamps. {percent, number}% of them are on.',
      counted:
        'A light show has {total, number} lamps. {part, plural, one {# of them is} other {# of them are}} on.',
      part: 'How many lamps are on?',
      rest: 'How many lamps are off?',
      percent: 'What percent of the lamps are on?',
      back: 'In a light show, {part, number} lamps are on. That is {percent, number}% of all lamps.',
      whole: 'How many lamps does the light show have?',
    },
  },
});

export type GroupShare = SceneOf<typeof groupShares>;
