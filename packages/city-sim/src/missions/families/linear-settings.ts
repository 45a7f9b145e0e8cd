import type { Setting } from '../template.ts';

export const linearGapSettings: Record<string, Setting> = {
  track: {
    title: 'Relay Track Repairs',
    scenario: 'sports-ground',
    building: 'playground',
    story:
      'The running track is {total} m long. Three sections are fine. The last one needs new rubber, but it is fenced off. How long must the new piece be?',
    given: {
      a: ['Section A', 'm', 'measure'],
      b: ['Section B', 'm', 'measure'],
      c: ['Section C', 'm', 'measure'],
      total: ['Whole track', 'm', 'story'],
    },
    unknown: { x: ['Length of the new piece', 'm'] },
    metrics: {
      need: ['Bare track', 'm'],
      supply: ['New rubber', 'm'],
      shortShare: ['Track left bare', '%'],
      spareShare: ['Rubber cut off', '%'],
    },
    look: 'Measure the three good sections with the tape.',
    relation: 'Section A + section B + section C + the new piece = the whole track.',
    unitLine: '{x} m of rubber',
  },
  park: {
    title: 'Park Expansion Area',
    scenario: 'garden',
    building: 'park',
    per: 3,
    story:
      'The park will grow to {total} ha. The city already owns three pieces of it. {who} asks how much land is still to be bought.',
    given: {
      a: ['Old meadow', 'ha', 'measure'],
      b: ['Pond', 'ha', 'measure'],
      c: ['Orchard', 'ha', 'measure'],
      total: ['Park as planned', 'ha', 'story'],
    },
    unknown: { x: ['Land to buy', 'ha'] },
    metrics: {
      need: ['Land still missing', 'ha'],
      supply: ['Land you buy', 'ha'],
      shortShare: ['Park still missing', '%'],
      spareShare: ['Land bought for nothing', '%'],
    },
    look: 'Measure the meadow, the pond and the orchard.',
    relation: 'Meadow + pond + orchard + new land = the park as planned.',
    unitLine: '{x} ha of new land',
  },
};

export const linearPlanSettings: Record<string, Setting> = {
  hall: {
    title: 'Event Hall Rental',
    scenario: 'library-corner',
    building: 'library',
    story:
      'The youth club has ${budget} for a concert in the hall. The hall takes a fee once and a price for each hour. How many hours can {who} book?',
    given: {
      fee: ['Fee, paid once', '$', 'table'],
      rate: ['Price of an hour', '$', 'table'],
      budget: ['Money of the club', '$', 'story'],
    },
    unknown: { x: ['Hours to book', 'h'] },
    metrics: {
      need: ['Money of the club', '$'],
      supply: ['Cost of your plan', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Read the price list at the hall’s door. It has two lines.',
    relation: '$ + ($ per hour) × hours = $',
    unitLine: '{x} h in the hall',
  },
  pool: {
    title: 'Pool Entry Prices',
    scenario: 'sports-ground',
    building: 'fountain',
    story:
      'A summer camp has ${budget} for a day at the pool. The pool takes a fixed fee and a price for each guest. How many guests can {who} bring?',
    given: {
      fee: ['Fixed fee', '$', 'table'],
      rate: ['Price for each guest', '$', 'table'],
      budget: ['Money of the camp', '$', 'story'],
    },
    unknown: { x: ['Guests to bring', 'guests'] },
    metrics: {
      need: ['Money of the camp', '$'],
      supply: ['Cost of your visit', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Read the price board at the pool. It has two lines.',
    relation: '$ + ($ per guest) × guests = $',
    unitLine: '{x} guests at the pool',
  },
  bill: {
    title: 'Reading the City Bill',
    scenario: 'pump-house',
    building: 'pump',
    story:
      'The park’s water bill may be ${budget} this month. A bill has a fixed charge and a charge for each unit of water. How many units may {who} use?',
    given: {
      fee: ['Fixed charge', '$', 'table'],
      rate: ['Charge for each unit', '$', 'table'],
      budget: ['Bill that is allowed', '$', 'story'],
    },
    unknown: { x: ['Water to use', 'units'] },
    metrics: {
      need: ['Bill that is allowed', '$'],
      supply: ['Bill for your water', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Open the bill at the pump house and find its two parts.',
    relation: '$ + ($ per unit) × units = $',
    unitLine: '{x} units of water',
  },
  scooters: {
    title: 'Scooter Rental Rules',
    scenario: 'bus-street',
    building: 'bike-lane',
    story:
      'A scooter ride costs a start fee and a price for each minute. {who} has ${budget} for one long ride along the river. How many minutes can it last?',
    given: {
      fee: ['Start fee', '$', 'table'],
      rate: ['Price of a minute', '$', 'table'],
      budget: ['Money for the ride', '$', 'story'],
    },
    unknown: { x: ['Minutes to ride', 'min'] },
    metrics: {
      need: ['Money for the ride', '$'],
      supply: ['Cost of your ride', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Read the rental’s price sign. It has two lines.',
    relation: '$ + ($ per minute) × minutes = $',
    unitLine: '{x} min of riding',
  },
};

export const linearLineSettings: Record<string, Setting> = {
  taxi: {
    title: 'Taxi Fare Lines',
    scenario: 'bus-street',
    building: 'bus-stop',
    story:
      'Taxis here charge a start fee and a fair price for each kilometer, but nobody wrote it down. {who} took two rides. Set the fare rule.',
    given: {
      x1: ['Ride A, distance', 'km', 'table'],
      y1: ['Ride A, fare', '$', 'table'],
      x2: ['Ride B, distance', 'km', 'table'],
      y2: ['Ride B, fare', '$', 'table'],
    },
    unknown: { f: ['Fare y for x km', '$'] },
    metrics: {
      fair: ['Fair fare', '$'],
      charged: ['Fare by your rule', '$'],
      missShare: ['Fares that miss the fair price', '%'],
    },
    look: 'Open the ride table. Compare the two rides line by line.',
    relation: '',
    unitLine: 'fare rule {f}',
    headers: ['Ride', 'Distance (km)', 'Fare ($)'],
  },
  trees: {
    title: 'Growing Tree Cover',
    scenario: 'avenue',
    building: 'park',
    story:
      'Tree cover on the hill grows by the same amount each year. {who} measured it twice. Give the tree crew a rule for every year.',
    given: {
      x1: ['First visit, year', 'years', 'table'],
      y1: ['First visit, cover', 'ha', 'table'],
      x2: ['Second visit, year', 'years', 'table'],
      y2: ['Second visit, cover', 'ha', 'table'],
    },
    unknown: { f: ['Cover y after x years', 'ha'] },
    metrics: {
      fair: ['Tree cover', 'ha'],
      charged: ['Tree cover by your rule', 'ha'],
      missShare: ['Cover that your rule misses', '%'],
    },
    look: 'Open the table of the two visits.',
    relation: '',
    unitLine: 'growth rule {f}',
    headers: ['Visit', 'Year', 'Cover (ha)'],
  },
};
