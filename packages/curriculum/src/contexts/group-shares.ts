/**
 * Groups of things that are counted, of which a percent is of one sort. Whole sentences are in `groupShareText` under
 * the key: the group with the percent, the group with the counted part, and the three questions.
 */
export const groupShareText = {
  'library-told': 'A class library has {total, number} books. {percent, number}% of them are novels.',
  'library-counted': 'A class library has {total, number} books. {part, number} of them are novels.',
  'library-part': 'How many novels are there?',
  'library-rest': 'How many of the books are not novels?',
  'library-percent': 'What percent of the books are novels?',
  'library-back':
    '{part, number} books in a class library are novels. That is {percent, number}% of all books.',
  'library-whole': 'How many books are there in all?',
  'trees-told': 'A town plants {total, number} trees. {percent, number}% of them are oaks.',
  'trees-counted': 'A town plants {total, number} trees. {part, number} of them are oaks.',
  'trees-part': 'How many oaks does it plant?',
  'trees-rest': 'How many of the trees are not oaks?',
  'trees-percent': 'What percent of the trees are oaks?',
  'trees-back': 'A town plants {part, number} oaks. That is {percent, number}% of all its new trees.',
  'trees-whole': 'How many trees does it plant in all?',
  'seats-told': 'A theater has {total, number} seats. {percent, number}% of them are taken.',
  'seats-counted': 'A theater has {total, number} seats. {part, number} of them are taken.',
  'seats-part': 'How many seats are taken?',
  'seats-rest': 'How many seats are still free?',
  'seats-percent': 'What percent of the seats are taken?',
  'seats-back': 'In a theater, {part, number} seats are taken. That is {percent, number}% of all seats.',
  'seats-whole': 'How many seats does the theater have?',
  'students-told': 'A school has {total, number} students. {percent, number}% of them walk to school.',
  'students-counted': 'A school has {total, number} students. {part, number} of them walk to school.',
  'students-part': 'How many students walk to school?',
  'students-rest': 'How many students do not walk to school?',
  'students-percent': 'What percent of the students walk to school?',
  'students-back': '{part, number} students walk to school. That is {percent, number}% of all students.',
  'students-whole': 'How many students does the school have?',
  'pages-told': 'A comic has {total, number} pages. {percent, number}% of them are drawn.',
  'pages-counted': 'A comic has {total, number} pages. {part, number} of them are drawn.',
  'pages-part': 'How many pages are drawn?',
  'pages-rest': 'How many pages are still to draw?',
  'pages-percent': 'What percent of the pages are drawn?',
  'pages-back': 'Of a comic, {part, number} pages are drawn. That is {percent, number}% of all pages.',
  'pages-whole': 'How many pages does the comic have?',
  'buses-told': 'A city runs {total, number} buses. {percent, number}% of them are electric.',
  'buses-counted': 'A city runs {total, number} buses. {part, number} of them are electric.',
  'buses-part': 'How many buses are electric?',
  'buses-rest': 'How many buses are not electric?',
  'buses-percent': 'What percent of the buses are electric?',
  'buses-back': 'A city runs {part, number} electric buses. That is {percent, number}% of all its buses.',
  'buses-whole': 'How many buses does the city run?',
  'photos-told': 'A phone holds {total, number} photos. {percent, number}% of them show animals.',
  'photos-counted': 'A phone holds {total, number} photos. {part, number} of them show animals.',
  'photos-part': 'How many photos show animals?',
  'photos-rest': 'How many photos do not show animals?',
  'photos-percent': 'What percent of the photos show animals?',
  'photos-back': '{part, number} photos on a phone show animals. That is {percent, number}% of all photos.',
  'photos-whole': 'How many photos does the phone hold?',
  'votes-told': 'A club counts {total, number} votes. {percent, number}% of them are for a new logo.',
  'votes-counted': 'A club counts {total, number} votes. {part, number} of them are for a new logo.',
  'votes-part': 'How many votes are for the logo?',
  'votes-rest': 'How many votes are not for the logo?',
  'votes-percent': 'What percent of the votes are for the logo?',
  'votes-back': 'A new logo has {part, number} votes. That is {percent, number}% of all votes.',
  'votes-whole': 'How many votes are there in all?',
  'tickets-told': 'A fair prints {total, number} tickets. {percent, number}% of them are sold.',
  'tickets-counted': 'A fair prints {total, number} tickets. {part, number} of them are sold.',
  'tickets-part': 'How many tickets are sold?',
  'tickets-rest': 'How many tickets are left?',
  'tickets-percent': 'What percent of the tickets are sold?',
  'tickets-back': 'A fair has sold {part, number} tickets. That is {percent, number}% of all tickets.',
  'tickets-whole': 'How many tickets did the fair print?',
  'bulbs-told': 'A hall has {total, number} lamps. {percent, number}% of them are on.',
  'bulbs-counted': 'A hall has {total, number} lamps. {part, number} of them are on.',
  'bulbs-part': 'How many lamps are on?',
  'bulbs-rest': 'How many lamps are off?',
  'bulbs-percent': 'What percent of the lamps are on?',
  'bulbs-back': 'In a hall, {part, number} lamps are on. That is {percent, number}% of all lamps.',
  'bulbs-whole': 'How many lamps does the hall have?',
} as const;

type GroupShareKey = keyof typeof groupShareText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `things` are all of the group, `sort` names those the percent counts. */
export type GroupShare = { readonly key: GroupShareKey; readonly things: string; readonly sort: string };

export const groupShares: readonly GroupShare[] = [
  { key: 'library', things: 'books', sort: 'novels' },
  { key: 'trees', things: 'trees', sort: 'oaks' },
  { key: 'seats', things: 'seats', sort: 'taken' },
  { key: 'students', things: 'students', sort: 'walkers' },
  { key: 'pages', things: 'pages', sort: 'drawn' },
  { key: 'buses', things: 'buses', sort: 'electric' },
  { key: 'photos', things: 'photos', sort: 'animals' },
  { key: 'votes', things: 'votes', sort: 'logo' },
  { key: 'tickets', things: 'tickets', sort: 'sold' },
  { key: 'bulbs', things: 'lamps', sort: 'on' },
];
