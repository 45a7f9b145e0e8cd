import type { Setting } from '../template.ts';

export const probabilityCountSettings: Record<string, Setting> = {
  breakdowns: {
    title: 'Bus Breakdowns',
    scenario: 'depot',
    building: 'workshop',
    per: 10,
    story:
      '{tries} buses drive each day. Some need a repair in the evening. {who} wants enough repair slots, and none that stays empty for long. How many slots a day?',
    given: {
      tested: ['Buses in the test', 'buses', 'table'],
      hits: ['Buses in the test with a repair', 'buses', 'table'],
      tries: ['Buses on the road each day', 'buses', 'story'],
    },
    unknown: { n: ['Repair slots a day', 'slots'] },
    metrics: {
      happened: ['Repairs on this day', 'repairs'],
      planned: ['Repair slots', 'slots'],
      average: ['Repairs a day on average', 'repairs'],
      shortShare: ['Buses that wait', '%'],
      spareShare: ['Slots that stay empty', '%'],
    },
    look: 'Open the test table of the depot.',
    relation: 'Share of tested buses with a repair, taken of all buses on the road.',
    unitLine: '{n} repair slots',
  },
};

export const probabilityBothSettings: Record<string, Setting> = {
  bridges: {
    title: 'Two Bridges Open',
    scenario: 'harbor',
    building: 'bridge',
    story:
      'Boats open both bridges, each in its own rhythm. When both are open, the ferry must sail. {who} plans the ferry. For which share of the time?',
    given: {
      first: ['Share of time the north bridge is open', '', 'meter'],
      second: ['Share of time the south bridge is open', '', 'meter'],
    },
    unknown: { s: ['Share of time the ferry sails', ''] },
    metrics: {
      happened: ['Hours with both bridges open', 'h'],
      planned: ['Ferry hours planned', 'h'],
      average: ['Ferry hours needed a day on average', 'h'],
      shortShare: ['Hours nobody can cross', '%'],
      spareShare: ['Ferry hours for nothing', '%'],
    },
    look: 'Click each bridge and read its meter.',
    relation: 'share × share = share',
    unitLine: 'ferry for {s} of the time',
  },
};

export const probabilityShowSettings: Record<string, Setting> = {
  ferry: {
    title: 'Overbooked Ferry',
    scenario: 'harbor',
    building: 'kiosk',
    story:
      'The ferry has {seats} seats, but some guests never come. {who} wants few empty seats and hardly anyone left at the dock. How many tickets for each trip?',
    given: {
      seats: ['Seats on the ferry', 'seats', 'story'],
      tested: ['Tickets sold in the test', 'tickets', 'table'],
      hits: ['Guests who came in the test', 'guests', 'table'],
    },
    unknown: { n: ['Tickets for each trip', 'tickets'] },
    metrics: {
      came: ['Guests who came', 'guests'],
      seats: ['Seats', 'seats'],
      average: ['Guests a trip on average', 'guests'],
      leftShare: ['Guests left at the dock', '%'],
      emptyShare: ['Empty seats', '%'],
    },
    look: 'Read the harbor’s test: tickets sold, and guests who came.',
    relation: '',
    unitLine: '{n} tickets a trip',
  },
};
