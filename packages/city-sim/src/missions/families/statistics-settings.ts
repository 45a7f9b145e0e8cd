import type { Setting } from '../template.ts';

export const statisticsMeanSettings: Record<string, Setting> = {
  meals: {
    title: 'A Steady Kitchen',
    scenario: 'school-block',
    building: 'shop-row',
    per: 25,
    story:
      'The market kitchen gets the same delivery every morning, and what is left keeps. {who} wants a month without hunger and without waste. How many meals a day?',
    given: { d1: ['Meals eaten in one week', '', 'table'] },
    unknown: { n: ['Meals delivered each day', 'meals'] },
    metrics: {
      used: ['Meals eaten', 'meals'],
      store: ['Meals in the store', 'meals'],
      shortShare: ['Meals missing', '%'],
      spareShare: ['Meals wasted', '%'],
    },
    look: 'Open the table of the week. Weekends are busy here.',
    relation: 'Meals of all days together, shared equally by the days.',
    unitLine: '{n} meals each morning',
    headers: ['Day', 'Meals eaten'],
  },
  plows: {
    title: 'Fair Share of Snowplows',
    scenario: 'depot',
    building: 'workshop',
    per: 25,
    story:
      'Every morning the depot hands out the same number of plow hours. Hours not used are saved for later. {who} has last week’s list. How many hours a day are fair?',
    given: { d1: ['Plow hours of one week', '', 'table'] },
    unknown: { n: ['Plow hours each day', 'h'] },
    metrics: {
      used: ['Hours used', 'h'],
      store: ['Hours in hand', 'h'],
      shortShare: ['Hours missing', '%'],
      spareShare: ['Hours for nothing', '%'],
    },
    look: 'Open the table of hours in the depot.',
    relation: 'Hours of all days together, shared equally by the days.',
    unitLine: '{n} h each morning',
    headers: ['Day', 'Hours'],
  },
};

export const statisticsSampleSettings: Record<string, Setting> = {
  birds: {
    title: 'Counting Park Birds',
    scenario: 'garden',
    building: 'park',
    per: 40,
    story:
      'Nobody can count every bird in the park. {who} put rings on some of them and came back a week later. For how many birds should the feeders be filled?',
    given: {
      m: ['Birds with a ring', 'birds', 'table'],
      s: ['Birds seen a week later', 'birds', 'table'],
      r: ['Rings among them', 'birds', 'table'],
    },
    unknown: { n: ['Birds to feed', 'birds'] },
    metrics: {
      need: ['Birds in the park', 'birds'],
      supply: ['Birds your feeders serve', 'birds'],
      shortShare: ['Hungry birds', '%'],
      spareShare: ['More birds you have seed for', '%'],
    },
    look: 'Read the bird book in the park. It has both visits.',
    relation: 'rings : birds on the second visit = rings : all birds',
    unitLine: 'feeders for {n} birds',
  },
};

export const statisticsFitSettings: Record<string, Setting> = {
  energy: {
    title: 'Energy for Cold Days',
    scenario: 'night-street',
    building: 'gas-backup',
    per: 80,
    story:
      'The forecast says {x} degrees below 18 °C, colder than any day so far. {who} must order energy today. How many MWh will the district use?',
    given: {
      y1: ['Energy on cold days', '', 'table'],
      x: ['Degrees below 18 °C in the forecast', '°C', 'story'],
    },
    unknown: { n: ['Energy to order', 'MWh'] },
    feel: 'power',
    metrics: {
      need: ['Energy the cold day takes', 'MWh'],
      supply: ['Energy you ordered', 'MWh'],
      shortShare: ['Energy missing', '%'],
      spareShare: ['Energy paid for nothing', '%'],
    },
    look: 'Open the energy table as a scatter chart.',
    relation: '',
    unitLine: '{n} MWh ordered',
    headers: ['Degrees below 18 °C', 'Energy (MWh)'],
  },
};

export const statisticsRangeSettings: Record<string, Setting> = {
  commuters: {
    title: 'Commute Times Study',
    scenario: 'station-square',
    building: 'tram-stop',
    story:
      'A new rail stop should help people whose way to work takes 30 minutes or more. {who} asked people here and has the histogram. How many seats do their trains need?',
    given: { c1: ['People by minutes to work', '', 'table'] },
    unknown: { n: ['Seats to plan', 'seats'] },
    feel: 'travel',
    metrics: {
      need: ['People with long trips', 'people'],
      supply: ['Seats you plan', 'seats'],
      shortShare: ['People without a seat', '%'],
      spareShare: ['More people you have seats for', '%'],
    },
    look: 'Open the table of minutes as a bar chart. Each bar stands for a range.',
    relation: 'People with long trips = the bars from 30 minutes on, added.',
    unitLine: '{n} seats',
    headers: ['Minutes', 'People'],
  },
};
