import type { Setting } from '../template.ts';

/** `{m}` things bring `{v}`. */
export const ratioRateSettings: Record<string, Setting> = {
  pump: {
    title: 'Water Tower Pump',
    scenario: 'pump-house',
    building: 'pump',
    story:
      'The new water tower needs {need} liters before people move in. {who} timed the pump. For how many minutes must it run?',
    given: {
      m: ['Minutes of the test run', 'min', 'table'],
      v: ['Water pumped in the test run', 'L', 'meter'],
      need: ['Water the tower needs', 'L', 'story'],
    },
    unknown: { n: ['Minutes to pump', 'min'] },
    metrics: {
      need: ['Water the tower should hold', 'L'],
      supply: ['Water your minutes bring', 'L'],
      shortShare: ['Tower left empty', '%'],
      spareShare: ['Water spilled', '%'],
    },
    look: 'Open the pump’s log. It shows one test run.',
    relation: 'liters ÷ (liters per minute) = minutes',
    unitLine: '{n} min of pumping',
  },
  bus: {
    title: 'Express Bus Timetable',
    scenario: 'bus-street',
    building: 'bus-stop',
    story:
      'The new express bus drives {need} blocks at a steady speed. {who} rode along on a test street. How many minutes belong in the timetable?',
    given: {
      m: ['Minutes on the test street', 'min', 'table'],
      v: ['Length of the test street', 'blocks', 'measure'],
      need: ['Length of the route', 'blocks', 'story'],
    },
    unknown: { n: ['Travel time', 'min'] },
    metrics: {
      need: ['Distance of the route', 'blocks'],
      supply: ['Distance driven in your time', 'blocks'],
      shortShare: ['Route not reached in time', '%'],
      spareShare: ['Time lost waiting', '%'],
    },
    look: 'Measure the test street, then read the driver’s watch in the table.',
    relation: 'blocks ÷ (blocks per minute) = minutes',
    unitLine: '{n} min in the timetable',
  },
  buses: {
    title: 'School Bus Fleet',
    scenario: 'depot',
    building: 'bus-stop',
    per: 4,
    story:
      '{who} plans rides for the new school. Its riders, bags and bikes need {need} m² of room. How many buses are enough?',
    given: {
      m: ['Buses in the depot', 'buses', 'measure'],
      v: ['Room in all depot buses', 'm²', 'meter'],
      need: ['Room the riders need', 'm²', 'story'],
    },
    unknown: { n: ['Buses to buy', 'buses'] },
    metrics: {
      need: ['Room needed', 'm²'],
      supply: ['Room in your buses', 'm²'],
      shortShare: ['Riders left at the stop', '%'],
      spareShare: ['Empty room', '%'],
    },
    look: 'Count the buses in the depot. The meter shows the room in all of them.',
    relation: 'm² ÷ (m² per bus) = buses',
    unitLine: '{n} buses',
  },
  lamps: {
    title: 'Street Light Power',
    scenario: 'night-street',
    building: 'battery',
    per: 20,
    story:
      'The street may use {need} kWh each night. {who} tested a row of new lamps. How many of them can the city light?',
    given: {
      m: ['Lamps in the test row', 'lamps', 'measure'],
      v: ['Energy of the test row in a night', 'kWh', 'meter'],
      need: ['Energy the street may use', 'kWh', 'story'],
    },
    unknown: { n: ['Lamps to light', 'lamps'] },
    metrics: {
      need: ['Energy planned', 'kWh'],
      supply: ['Energy your lamps use', 'kWh'],
      shortShare: ['Energy left unused', '%'],
      spareShare: ['Energy over the plan', '%'],
    },
    look: 'Go to the test row at night. Count the lamps and read the meter.',
    relation: 'kWh ÷ (kWh per lamp) = lamps',
    unitLine: '{n} lamps',
  },
  charging: {
    title: 'Electric Bus Charging',
    scenario: 'depot',
    building: 'battery',
    story:
      'A night bus needs {need} kWh before it leaves. {who} timed the new charger at the depot. How many minutes must the bus stay plugged in?',
    given: {
      m: ['Minutes of the test', 'min', 'table'],
      v: ['Charge gained in the test', 'kWh', 'meter'],
      need: ['Charge the bus needs', 'kWh', 'story'],
    },
    unknown: { n: ['Minutes to charge', 'min'] },
    metrics: {
      need: ['Charge needed', 'kWh'],
      supply: ['Charge in your minutes', 'kWh'],
      shortShare: ['Route left without charge', '%'],
      spareShare: ['Charge nobody needs', '%'],
    },
    look: 'Read the charger’s meter and its log at the depot.',
    relation: 'kWh ÷ (kWh per minute) = minutes',
    unitLine: '{n} min of charging',
  },
  compost: {
    title: 'Compost Collection',
    scenario: 'garden',
    building: 'farm',
    story:
      'One truck carries {need} kg of food scraps. {who} weighed the scraps of a test street. How many homes can one truck serve?',
    given: {
      m: ['Homes on the test street', 'homes', 'measure'],
      v: ['Scraps of the test street', 'kg', 'meter'],
      need: ['Scraps one truck carries', 'kg', 'story'],
    },
    unknown: { n: ['Homes on the truck’s route', 'homes'] },
    metrics: {
      need: ['Room on the truck', 'kg'],
      supply: ['Scraps of your homes', 'kg'],
      shortShare: ['Truck that drives empty', '%'],
      spareShare: ['Scraps left on the street', '%'],
    },
    look: 'Count the homes on the test street and read the scale.',
    relation: 'kg ÷ (kg per home) = homes',
    unitLine: '{n} homes on the route',
  },
  posters: {
    title: 'Print Shop for City Posters',
    scenario: 'library-corner',
    building: 'kiosk',
    story:
      'The festival has ${need} for posters. {who} has an old bill of the print shop, and its price per poster never changes. How many posters can be printed?',
    given: {
      m: ['Posters on the old bill', 'posters', 'table'],
      v: ['Sum of the old bill', '$', 'table'],
      need: ['Money for posters', '$', 'story'],
    },
    unknown: { n: ['Posters to print', 'posters'] },
    metrics: {
      need: ['Money for posters', '$'],
      supply: ['Cost of your posters', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Read the old bill at the kiosk. It has two numbers.',
    relation: '$ ÷ ($ per poster) = posters',
    unitLine: '{n} posters',
  },
  prices: {
    title: 'Fair Water Prices',
    scenario: 'pump-house',
    building: 'fountain',
    story:
      'The fountain may cost ${need} in summer. This company’s price grows in step with the water used. {who} has one old bill. How many cubic meters may flow?',
    given: {
      m: ['Water on the old bill', 'm³', 'table'],
      v: ['Sum of the old bill', '$', 'table'],
      need: ['Money for the summer', '$', 'story'],
    },
    unknown: { n: ['Water for the fountain', 'm³'] },
    metrics: {
      need: ['Money for the summer', '$'],
      supply: ['Cost of your water', '$'],
      shortShare: ['Money left unused', '%'],
      spareShare: ['Debt', '%'],
    },
    look: 'Open the old bill at the pump house.',
    relation: '$ ÷ ($ per m³) = m³',
    unitLine: '{n} m³ of water',
  },
  people: {
    title: 'Water Use per Person',
    scenario: 'homes-row',
    building: 'tank',
    story:
      'A new well brings {need} liters in an hour. {who} measured how much water a few homes use in an hour. How many people can the well serve?',
    given: {
      m: ['People in the measured homes', 'people', 'meter'],
      v: ['Water they use in an hour', 'L', 'meter'],
      need: ['Water of the well in an hour', 'L', 'story'],
    },
    unknown: { n: ['People to serve', 'people'] },
    metrics: {
      need: ['Water of the well', 'L'],
      supply: ['Water your people use', 'L'],
      shortShare: ['Water that runs off', '%'],
      spareShare: ['Water missing', '%'],
    },
    look: 'Click the measured homes. Read their people and their water.',
    relation: 'L ÷ (L per person) = people',
    unitLine: 'water for {n} people',
  },
  barrels: {
    title: 'Rain Barrel Program',
    scenario: 'garden',
    building: 'tank',
    story:
      'In a storm, {need} liters of rain should be caught on this street. {who} measured one roof. How many square meters of roof need a barrel?',
    given: {
      m: ['Measured roof', 'm²', 'measure'],
      v: ['Rain from it in a storm', 'L', 'meter'],
      need: ['Rain to catch', 'L', 'story'],
    },
    unknown: { n: ['Roof with barrels', 'm²'] },
    metrics: {
      need: ['Rain to catch', 'L'],
      supply: ['Rain your roofs bring', 'L'],
      shortShare: ['Gardens left dry', '%'],
      spareShare: ['Barrels that stay empty', '%'],
    },
    look: 'Measure the roof and read its barrel after the storm.',
    relation: 'L ÷ (L per m²) = m²',
    unitLine: '{n} m² of roof',
  },
};
