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
      shortShare: ['Repairs that wait', '%'],
      spareShare: ['More repairs you have slots for', '%'],
    },
    look: 'Open the test table of the depot.',
    relation: 'Share of tested buses with a repair, taken of all buses on the road.',
    unitLine: '{n} repair slots',
  },
  lights: {
    title: 'Traffic Light Luck',
    scenario: 'bus-street',
    building: 'bike-lane',
    story:
      '{tries} bus trips a day pass this light. {who} counted how often it was red in a test. Each stop needs a waiting slot in the timetable. How many slots a day?',
    given: {
      tested: ['Trips in the test', 'trips', 'table'],
      hits: ['Trips that met a red light', 'trips', 'table'],
      tries: ['Trips a day', 'trips', 'story'],
    },
    unknown: { n: ['Waiting slots a day', 'slots'] },
    metrics: {
      happened: ['Red lights on this day', 'stops'],
      planned: ['Waiting slots', 'slots'],
      average: ['Red lights a day on average', 'stops'],
      shortShare: ['Stops without a slot', '%'],
      spareShare: ['More stops you have slots for', '%'],
    },
    look: 'Open the test table of the light.',
    relation: 'Share of tested trips with a red light, taken of all trips of a day.',
    unitLine: '{n} waiting slots',
  },
  calls: {
    title: 'Repair Calls per Night',
    scenario: 'night-street',
    building: 'workshop',
    per: 10,
    story:
      '{tries} rental scooters come back each night, and each may need a repair with the same chance. {who} wants enough teams, and none that waits for long. How many calls should be planned?',
    given: {
      tested: ['Scooters in the test', 'scooters', 'table'],
      hits: ['Scooters in the test that need a repair', 'scooters', 'table'],
      tries: ['Scooters that come back each night', 'scooters', 'story'],
    },
    unknown: { n: ['Calls to plan for a night', 'calls'] },
    metrics: {
      happened: ['Calls in this night', 'calls'],
      planned: ['Calls you planned for', 'calls'],
      average: ['Calls a night on average', 'calls'],
      shortShare: ['Calls that wait', '%'],
      spareShare: ['More calls you planned for', '%'],
    },
    look: 'Open the test table in the workshop.',
    relation: 'Expected calls = chance of a repair for one scooter × scooters that come back.',
    unitLine: 'teams for {n} calls',
  },
  quiz: {
    title: 'Quiz Night Rules',
    scenario: 'library-corner',
    building: 'library',
    story:
      'In the quiz, each guest guesses one card from a full box, and the card goes back. {tries} guests come each night. {who} buys a prize for each lucky guess. How many?',
    given: {
      tested: ['Cards in the box', 'cards', 'table'],
      hits: ['Cards that win', 'cards', 'table'],
      tries: ['Guests each night', 'guests', 'story'],
    },
    unknown: { n: ['Prizes for each night', 'prizes'] },
    metrics: {
      happened: ['Lucky guesses on this night', 'guesses'],
      planned: ['Prizes', 'prizes'],
      average: ['Lucky guesses a night on average', 'guesses'],
      shortShare: ['Lucky guesses without a prize', '%'],
      spareShare: ['More guesses you have prizes for', '%'],
    },
    look: 'Open the list of the card box.',
    relation: 'Expected lucky guesses = chance of a winning card × guests.',
    unitLine: '{n} prizes a night',
  },
  sensor: {
    title: 'Flood Sensor Alarms',
    scenario: 'harbor',
    building: 'fire-station',
    per: 10,
    story:
      'The new flood sensor checks the river {tries} times a month. In a test it gave some false alarms. {who} plans one visit for each of them. How many visits a month?',
    given: {
      tested: ['Checks in the test', 'checks', 'table'],
      hits: ['False alarms in the test', 'alarms', 'table'],
      tries: ['Checks each month', 'checks', 'story'],
    },
    unknown: { n: ['Visits to plan a month', 'visits'] },
    metrics: {
      happened: ['False alarms in this month', 'alarms'],
      planned: ['Visits you planned for', 'visits'],
      average: ['False alarms a month on average', 'alarms'],
      shortShare: ['Alarms nobody looks at', '%'],
      spareShare: ['More alarms you planned visits for', '%'],
    },
    look: 'Open the test table of the sensor.',
    relation: 'Share of tested checks with a false alarm, taken of all checks of a month.',
    unitLine: 'teams for {n} visits',
  },
  forecast: {
    title: 'Bus Forecast',
    scenario: 'bus-street',
    building: 'bus-stop',
    per: 10,
    story:
      'A program predicts when each of {tries} buses a day arrives. A test shows how often it was off. {who} plans a helper for each such bus. How many a day?',
    given: {
      tested: ['Forecasts in the test', 'forecasts', 'table'],
      hits: ['Forecasts that were off', 'forecasts', 'table'],
      tries: ['Forecasts each day', 'forecasts', 'story'],
    },
    unknown: { n: ['Forecasts to plan help for', 'forecasts'] },
    metrics: {
      happened: ['Forecasts that were off on this day', 'forecasts'],
      planned: ['Forecasts you planned help for', 'forecasts'],
      average: ['Forecasts a day that are off on average', 'forecasts'],
      shortShare: ['Forecasts without help', '%'],
      spareShare: ['More forecasts you planned help for', '%'],
    },
    look: 'Open the test table of the forecast.',
    relation: 'Share of tested forecasts that were off, taken of all forecasts of a day.',
    unitLine: 'helpers for {n} forecasts',
  },
  dogs: {
    title: 'Pets in the City',
    scenario: 'garden',
    building: 'park',
    per: 25,
    story:
      '{tries} homes lie around the park. A survey asked some of them whether a dog was out today. {who} wants room for the dogs of a day. For how many?',
    given: {
      tested: ['Homes in the survey', 'homes', 'table'],
      hits: ['Homes with one dog out that day', 'homes', 'table'],
      tries: ['Homes around the park', 'homes', 'story'],
    },
    unknown: { n: ['Dogs to make room for', 'dogs'] },
    metrics: {
      happened: ['Dogs out on this day', 'dogs'],
      planned: ['Room for dogs', 'dogs'],
      average: ['Dogs a day on average', 'dogs'],
      shortShare: ['Dogs without room', '%'],
      spareShare: ['More dogs you have room for', '%'],
    },
    look: 'Open the survey at the park gate.',
    relation: 'Expected dogs = share of homes with a dog out × homes around the park.',
    unitLine: 'room for {n} dogs',
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
    isUnused: true,
    metrics: {
      need: ['Seats', 'seats'],
      supply: ['Guests who come', 'guests'],
      shortShare: ['Empty seats', '%'],
      spareShare: ['Guests left at the dock', '%'],
    },
    look: 'Read the harbor’s test: tickets sold, and guests who came.',
    relation: '',
    unitLine: '{n} tickets a trip',
  },
};

export const probabilityEitherSettings: Record<string, Setting> = {
  survey: {
    title: 'Bus or Bike Survey',
    scenario: 'bus-street',
    building: 'bike-lane',
    story:
      'A stop gets a roof for everyone who comes by bus or by bike, or by both. {who} has a survey of the people who pass here. Which share of them needs the roof?',
    given: {
      all: ['People in the survey', 'people', 'table'],
      a: ['People who ride the bus', 'people', 'table'],
      b: ['People who ride a bike', 'people', 'table'],
      c: ['People who ride both', 'people', 'table'],
    },
    unknown: { s: ['Share of people under the roof', ''] },
    metrics: {
      happened: ['People by bus or bike on this day', 'people'],
      planned: ['Places under the roof', 'people'],
      average: ['People by bus or bike on average', 'people'],
      shortShare: ['People in the rain', '%'],
      spareShare: ['More people you have places for', '%'],
    },
    look: 'Open the survey of the stop. One line counts people who are in two other lines.',
    relation: 'share + share − share of both = share',
    unitLine: 'a roof for {s} of the people',
  },
};
