import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Amounts that grow or shrink by a percent. Sentences: both amounts, the change and the later amount, the first amount
 * with a percent, the later amount with a percent, a second
 * change, and what is asked. `least` and `most` bound the smaller amount.
 */
export const changingAmounts = defineScenes({
  club: {
    unit: 'members',
    least: 16,
    most: 90,
    plausible: {
      from: { least: 8, most: 240, whole: true },
      to: { least: 8, most: 240, whole: true },
      change: { least: 1, most: 150, whole: true },
    },
    text: {
      'told-up': 'A chess club grew from {from, number} to {to, number} members.',
      'told-down': 'A chess club shrank from {from, number} to {to, number} members.',
      gain: 'A chess club got {change, number} new members. Now it has {to, number} members.',
      loss: 'A chess club lost {change, number} of its members. Now it has {to, number} members.',
      'apply-up': 'A chess club had {from, number} members. A year later, it had {percent, number}% more.',
      'apply-down': 'A chess club had {from, number} members. A year later, it had {percent, number}% fewer.',
      'after-up': 'A chess club has {to, number} members. That is {percent, number}% more than last year.',
      'after-down': 'A chess club has {to, number} members. That is {percent, number}% fewer than last year.',
      next: 'How many members did it have then?',
      before: 'How many members did it have last year?',
      'then-up': 'The year after, it had {back, number}% more than that.',
      'then-down': 'The year after, it had {back, number}% fewer than that.',
      end: 'How many members did it have at the end?',
      gap: 'By how many members do the two years differ?',
    },
  },
  channel: {
    unit: 'followers',
    least: 80,
    most: 900,
    plausible: {
      from: { least: 40, most: 2400, whole: true },
      to: { least: 40, most: 2400, whole: true },
      change: { least: 4, most: 1500, whole: true },
    },
    text: {
      'told-up': 'A school’s video channel went from {from, number} to {to, number} followers.',
      'told-down': 'A school’s video channel dropped from {from, number} to {to, number} followers.',
      gain: 'A school’s video channel gained {change, number} new followers. Now it has {to, number} followers.',
      loss: 'A school’s video channel lost {change, number} followers. Now it has {to, number} followers.',
      'apply-up':
        'A video channel has {from, number} followers. Within a month, the number goes up by {percent, number}%.',
      'apply-down':
        'A video channel has {from, number} followers. Within a month, the number goes down by {percent, number}%.',
      'after-up':
        'The number of followers of a video channel went up by {percent, number}%. Now there are {to, number} followers.',
      'after-down':
        'The number of followers of a video channel went down by {percent, number}%. Now there are {to, number} followers.',
      next: 'How many followers does it have after that?',
      before: 'How many followers were there before?',
      'then-up': 'In the next month, it goes up by {back, number}%.',
      'then-down': 'In the next month, it goes down by {back, number}%.',
      end: 'How many followers does it have at the end?',
      gap: 'By how many followers did the number change?',
    },
  },
  ducks: {
    unit: 'ducks',
    least: 20,
    most: 160,
    plausible: {
      from: { least: 10, most: 400, whole: true },
      to: { least: 10, most: 400, whole: true },
      change: { least: 1, most: 260, whole: true },
    },
    text: {
      'told-up': 'A ranger counted {from, number} ducks on a lake in fall and {to, number} ducks in winter.',
      'told-down':
        'A ranger counted {from, number} ducks on a lake in winter and {to, number} ducks in spring.',
      gain: 'Since fall, {change, number} more ducks have come to a lake. Now a ranger counts {to, number} ducks.',
      loss: 'Since winter, {change, number} ducks have left a lake. Now a ranger counts {to, number} ducks.',
      'apply-up':
        'A ranger counts {from, number} ducks on a lake in fall. By winter, there are {percent, number}% more.',
      'apply-down':
        'A ranger counts {from, number} ducks on a lake in winter. By spring, there are {percent, number}% fewer.',
      'after-up':
        'In winter, a ranger counts {to, number} ducks on a lake. That is {percent, number}% more than in fall.',
      'after-down':
        'In spring, a ranger counts {to, number} ducks on a lake. That is {percent, number}% fewer than in winter.',
      next: 'How many ducks are there then?',
      before: 'How many ducks were there in the earlier season?',
      'then-up': 'By the next season, there are {back, number}% more than that.',
      'then-down': 'By the next season, there are {back, number}% fewer than that.',
      end: 'How many ducks are there at the end?',
      gap: 'By how many ducks do the two counts differ?',
    },
  },
  helmet: {
    unit: 'dollars',
    least: 20,
    most: 80,
    plausible: {
      from: { least: 10, most: 200 },
      to: { least: 10, most: 200 },
      change: { least: 1, most: 130 },
    },
    text: {
      'told-up': 'The price of a bike helmet rose from {from, number} to {to, number} dollars.',
      'told-down': 'The price of a bike helmet fell from {from, number} to {to, number} dollars.',
      gain: 'The price of a bike helmet rose by {change, number} {change, plural, one {dollar} other {dollars}}. Now it costs {to, number} dollars.',
      loss: 'The price of a bike helmet fell by {change, number} {change, plural, one {dollar} other {dollars}}. Now it costs {to, number} dollars.',
      'apply-up': 'A bike helmet costs {from, number} dollars. Then the price rises by {percent, number}%.',
      'apply-down': 'A bike helmet costs {from, number} dollars. Then the price falls by {percent, number}%.',
      'after-up':
        'The price of a bike helmet rose by {percent, number}%. Now the helmet costs {to, number} dollars.',
      'after-down':
        'The price of a bike helmet fell by {percent, number}%. Now the helmet costs {to, number} dollars.',
      next: 'What is the new price in dollars?',
      before: 'What was the price in dollars before?',
      'then-up': 'Later, the new price rises by {back, number}%.',
      'then-down': 'Later, the new price falls by {back, number}%.',
      end: 'What is the price in dollars at the end?',
      gap: 'By how many dollars did the price change?',
    },
  },
  library: {
    unit: 'books',
    least: 120,
    most: 800,
    plausible: {
      from: { least: 60, most: 2000, whole: true },
      to: { least: 60, most: 2000, whole: true },
      change: { least: 6, most: 1300, whole: true },
    },
    text: {
      'told-up': 'A library lent {from, number} books in May and {to, number} books in June.',
      'told-down': 'A library lent {from, number} books in June and {to, number} books in July.',
      gain: 'In June, a library lent {to, number} books. That was {change, number} more books than in May.',
      loss: 'In July, a library lent {to, number} books. That was {change, number} fewer books than in June.',
      'apply-up': 'A library lent {from, number} books in May. In June, it lent {percent, number}% more.',
      'apply-down': 'A library lent {from, number} books in June. In July, it lent {percent, number}% fewer.',
      'after-up': 'In June, a library lent {to, number} books. That was {percent, number}% more than in May.',
      'after-down':
        'In July, a library lent {to, number} books. That was {percent, number}% fewer than in June.',
      next: 'How many books did it lend in the later month?',
      before: 'How many books did it lend in the earlier month?',
      'then-up': 'In the next month, it lent {back, number}% more than that.',
      'then-down': 'In the next month, it lent {back, number}% fewer than that.',
      end: 'How many books did it lend in the third month?',
      gap: 'By how many books do the two months differ?',
    },
  },
  playlist: {
    unit: 'songs',
    least: 20,
    most: 120,
    plausible: {
      from: { least: 10, most: 300, whole: true },
      to: { least: 10, most: 300, whole: true },
      change: { least: 1, most: 200, whole: true },
    },
    text: {
      'told-up': 'A playlist grew from {from, number} to {to, number} songs.',
      'told-down': 'A playlist shrank from {from, number} to {to, number} songs.',
      gain: 'A band added {change, plural, one {# song} other {# songs}} to a playlist. Now it holds {to, number} songs.',
      loss: 'A band took {change, plural, one {# song} other {# songs}} off a playlist. Now it holds {to, number} songs.',
      'apply-up':
        'A playlist holds {from, number} songs. Then the number of songs grows by {percent, number}%.',
      'apply-down':
        'A playlist holds {from, number} songs. Then the number of songs shrinks by {percent, number}%.',
      'after-up': 'A playlist grew by {percent, number}%. Now it holds {to, number} songs.',
      'after-down': 'A playlist shrank by {percent, number}%. Now it holds {to, number} songs.',
      next: 'How many songs does it hold then?',
      before: 'How many songs did it hold before?',
      'then-up': 'After that, it grows by {back, number}%.',
      'then-down': 'After that, it shrinks by {back, number}%.',
      end: 'How many songs does it hold at the end?',
      gap: 'By how many songs did the playlist change?',
    },
  },
});

export type ChangingAmount = SceneOf<typeof changingAmounts>;

/** Percents of a change by level: friendly ones, usual ones, less friendly ones. */
export const changePercents = {
  1: [10, 20, 25, 50],
  2: [5, 15, 30, 35, 40, 60, 75],
  3: [4, 8, 12, 16, 24, 45, 65, 70],
} as const;
