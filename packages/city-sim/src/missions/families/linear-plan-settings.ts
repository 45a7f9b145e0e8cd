import type { Setting } from '../template.ts';

/** A fixed part `{fee}` and `{rate}` for each one, together `{budget}`. */
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
    isUnused: true,
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
    isUnused: true,
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
    isUnused: true,
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
      'A scooter ride costs a start fee and a price for each minute. {who} has {budget} cents left for a ride along the river. How many minutes can it last?',
    given: {
      fee: ['Start fee', 'cents', 'table'],
      rate: ['Price of a minute', 'cents', 'table'],
      budget: ['Money for the ride', 'cents', 'story'],
    },
    unknown: { x: ['Minutes to ride', 'min'] },
    isUnused: true,
    metrics: {
      need: ['Money for the ride', 'cents'],
      supply: ['Cost of your ride', 'cents'],
      shortShare: ['Cents left unused', '%'],
      spareShare: ['Cents over', '%'],
    },
    look: 'Read the rental’s price sign. It has two lines.',
    relation: 'cents + (cents per minute) × minutes = cents',
    unitLine: '{x} min of riding',
  },
  gate: {
    title: 'Ticket Gate Check',
    scenario: 'sports-ground',
    building: 'playground',
    story:
      'A game should bring ${budget}. A sponsor pays a part, and each guest buys a ticket. Only one price makes the equation true. {who} checks prices. Which one is it?',
    given: {
      fee: ['Money of the sponsor', '$', 'table'],
      rate: ['Guests', 'guests', 'table'],
      budget: ['Income wanted', '$', 'story'],
    },
    unknown: { x: ['Price of a ticket', '$'] },
    metrics: {
      need: ['Income wanted', '$'],
      supply: ['Income at your price', '$'],
      shortShare: ['Income missing', '%'],
      spareShare: ['Guests pay too much', '%'],
    },
    look: 'Read the list at the gate: the sponsor and the guests.',
    relation: '$ + guests × ($ per guest) = $',
    unitLine: 'a ticket for ${x}',
  },
  riders: {
    title: 'Unknown Passenger Counts',
    scenario: 'bus-street',
    building: 'tram-stop',
    story:
      'A tram line counted {budget} passengers today. At Central many got on. At each other stop the same unknown number x got on. {who} plans the stops. What is x?',
    given: {
      fee: ['Passengers at Central', 'people', 'table'],
      rate: ['Other stops of the day', 'stops', 'table'],
      budget: ['Passengers of the day', 'people', 'story'],
    },
    unknown: { x: ['Passengers at each other stop', 'people'] },
    feel: 'travel',
    metrics: {
      need: ['Passengers of the day', 'people'],
      supply: ['Passengers by your number', 'people'],
      shortShare: ['Passengers left out', '%'],
      spareShare: ['Passengers that never came', '%'],
    },
    look: 'Open the tram’s table: Central, and how often it stopped elsewhere.',
    relation: 'people + stops × (people per stop) = people',
    unitLine: '{x} people at each stop',
  },
  lift: {
    title: 'Elevator Load Check',
    scenario: 'homes-row',
    building: 'flats',
    story:
      'The old elevator may carry {budget} kg or less. The cart stays inside, and all boxes have the same mass. How many boxes may {who} load at most?',
    given: {
      fee: ['Mass of the cart', 'kg', 'meter'],
      rate: ['Mass of one box', 'kg', 'meter'],
      budget: ['Most the elevator may carry', 'kg', 'story'],
    },
    unknown: { x: ['Boxes to load', 'boxes'] },
    isUnused: true,
    metrics: {
      need: ['Most it may carry', 'kg'],
      supply: ['Your load', 'kg'],
      shortShare: ['Load that could still ride', '%'],
      spareShare: ['Load over the limit', '%'],
    },
    look: 'Read the scale for the cart and for one box.',
    relation: 'kg + (kg per box) × boxes ≤ kg',
    unitLine: '{x} boxes in the elevator',
  },
  tickets: {
    title: 'Fundraiser Goal',
    scenario: 'school-block',
    building: 'playground',
    story:
      'The new playground takes ${budget} or more. Some money is in the box already, and each ticket adds the same profit. What is the least number of tickets {who} must sell?',
    given: {
      fee: ['Money in the box', '$', 'meter'],
      rate: ['Profit of one ticket', '$', 'table'],
      budget: ['Money the playground takes', '$', 'story'],
    },
    unknown: { x: ['Tickets to sell', 'tickets'] },
    metrics: {
      need: ['Money the playground takes', '$'],
      supply: ['Money you raise', '$'],
      shortShare: ['Money missing', '%'],
      spareShare: ['Tickets beyond the goal', '%'],
    },
    look: 'Read the money in the box and the profit on the ticket list.',
    relation: '$ + ($ per ticket) × tickets ≥ $',
    unitLine: '{x} tickets',
  },
  guards: {
    title: 'Staffing the City Pool',
    scenario: 'garden',
    building: 'fountain',
    story:
      'The pool has ${budget} for lifeguards this weekend. The head guard gets a set sum, the others are paid by the hour. How many hours can {who} pay?',
    given: {
      fee: ['Pay of the head guard', '$', 'table'],
      rate: ['Pay for an hour', '$', 'table'],
      budget: ['Money for lifeguards', '$', 'story'],
    },
    unknown: { x: ['Hours to pay', 'h'] },
    isUnused: true,
    metrics: {
      need: ['Money for lifeguards', '$'],
      supply: ['Pay for your hours', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Read the pay list at the pool. It has two lines.',
    relation: '$ + ($ per hour) × hours = $',
    unitLine: '{x} h of lifeguards',
  },
  zones: {
    title: 'From Fare to Zone',
    scenario: 'station-square',
    building: 'tram-stop',
    story:
      'A machine makes a fare from the number of zones. {who} must undo it: a rider paid {budget} cents. The start price and the price of a zone are known. How many zones?',
    given: {
      fee: ['Start price', 'cents', 'table'],
      rate: ['Price of a zone', 'cents', 'table'],
      budget: ['Fare that was paid', 'cents', 'story'],
    },
    unknown: { x: ['Zones of the ride', 'zones'] },
    isUnused: true,
    metrics: {
      need: ['Fare that was paid', 'cents'],
      supply: ['Fare of your zones', 'cents'],
      shortShare: ['Fare not explained', '%'],
      spareShare: ['Fare too high', '%'],
    },
    look: 'Read the two prices on the machine.',
    relation: 'cents + (cents per zone) × zones = cents',
    unitLine: 'a ride of {x} zones',
  },
  steps: {
    title: 'Water Rates by Step',
    scenario: 'homes-row',
    building: 'tank',
    story:
      'Water is priced in two steps: the first step has one price for all of it, each unit above has a price of its own. The bill is ${budget}. How many units above the first step may {who} use?',
    given: {
      fee: ['First step, all of it', '$', 'table'],
      rate: ['Each unit above it', '$', 'table'],
      budget: ['Bill that is allowed', '$', 'story'],
    },
    unknown: { x: ['Water above the first step', 'units'] },
    isUnused: true,
    metrics: {
      need: ['Bill that is allowed', '$'],
      supply: ['Bill for your water', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Open the price table of the waterworks. It has two steps.',
    relation: '$ + ($ per unit) × units = $',
    unitLine: '{x} units above the first step',
  },
};

/** `{p}` kits of `{q}` and x pieces, together `{r}`. */
export const linearKitSettings: Record<string, Setting> = {
  kits: {
    title: 'Classroom Kits',
    scenario: 'school-block',
    building: 'school',
    story:
      '{who} packs equal kits for the new school. Each kit gets the same number of pencils, and x markers besides. All {r} pieces that were bought must be used. How many markers for each kit?',
    given: {
      p: ['Kits to pack', 'kits', 'table'],
      q: ['Pencils in each kit', 'pencils', 'table'],
      r: ['Pencils and markers in all', 'pieces', 'story'],
    },
    unknown: { x: ['Markers in each kit', 'markers'] },
    isUnused: true,
    metrics: {
      need: ['Pieces that were bought', 'pieces'],
      supply: ['Pieces in your kits', 'pieces'],
      shortShare: ['Pieces left over', '%'],
      spareShare: ['Pieces missing', '%'],
    },
    look: 'Open the packing list at the school. It has two lines.',
    relation: 'kits × (pencils per kit + markers per kit) = pieces',
    unitLine: '{x} markers in each kit',
  },
};
