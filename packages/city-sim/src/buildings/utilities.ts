import { defineBuilding } from './define-building.ts';

/** Watts that one solar panel gives when the sun is highest in a clear sky. */
export const panelWatts = 400;
/** Watt-hours that a battery holds, and the watts with which it charges and gives. */
export const batteryCapacity = 60_000;
export const batteryPower = 15_000;
/** Metres along one tile. */
export const tileMetres = 10;

/** Energy, water and transport. A negative number of watts or litres is given, not taken. */
export const utilities = {
  'solar-array': defineBuilding({
    name: 'Solar array',
    about: 'Each panel gives 400 W when the sun is highest.',
    group: 'energy',
    cost: 20_000,
    upkeep: 100,
    watts: -panelWatts,
    params: [
      { name: 'n', label: 'Panels', unit: 'panels', min: 1, max: 200, step: 1, kind: 'int', start: 30 },
    ],
  }),
  'wind-turbine': defineBuilding({
    name: 'Wind turbine',
    about: 'Gives up to 30 kW, day or night, when the wind blows.',
    group: 'energy',
    cost: 350_000,
    upkeep: 900,
    watts: -30_000,
    smoke: 4,
  }),
  battery: defineBuilding({
    name: 'Battery',
    about: 'Keeps up to 60 kWh for the evening, 15 kW in or out.',
    group: 'energy',
    cost: 160_000,
    upkeep: 300,
  }),
  'gas-backup': defineBuilding({
    name: 'Gas backup',
    about: 'Gives up to 40 kW when nothing else can. Burns gas and smokes.',
    group: 'energy',
    cost: 220_000,
    upkeep: 1200,
    watts: -40_000,
    smoke: 160,
  }),
  pump: defineBuilding({
    name: 'Pump',
    about: 'Pumps 3,000 L an hour while it has power.',
    group: 'water',
    cost: 90_000,
    upkeep: 400,
    watts: 1500,
    water: -3000,
  }),
  tank: defineBuilding({
    name: 'Water tank',
    about: 'A cylinder that keeps water for the busy hours.',
    group: 'water',
    cost: 20_000,
    upkeep: 60,
    params: [
      { name: 'r', label: 'Radius', unit: 'm', min: 0.5, max: 4, step: 0.1, kind: 'dec', start: 2 },
      { name: 'h', label: 'Height', unit: 'm', min: 0.5, max: 8, step: 0.1, kind: 'dec', start: 3 },
    ],
  }),
  fountain: defineBuilding({
    name: 'Fountain',
    about: 'People love to sit here. Uses a little power and water.',
    group: 'water',
    cost: 40_000,
    upkeep: 150,
    watts: 400,
    water: 600,
    smoke: -10,
    service: { kind: 'leisure', reach: 5, strength: 250 },
  }),
  'bus-stop': defineBuilding({
    name: 'Bus stop',
    about: 'Buses with 60 seats a day for everyone near.',
    group: 'transport',
    cost: 30_000,
    upkeep: 1200,
  }),
  'tram-stop': defineBuilding({
    name: 'Tram stop',
    about: 'Trams with 240 seats a day. People walk further to a tram.',
    group: 'transport',
    cost: 240_000,
    upkeep: 3800,
    watts: 4000,
    curve: 'work',
  }),
  'bike-lane': defineBuilding({
    name: 'Bike lane',
    about: 'A tile of safe path. More tiles near homes mean fewer cars.',
    group: 'transport',
    cost: 6000,
    upkeep: 20,
  }),
  bridge: defineBuilding({
    name: 'Bridge',
    about: 'A footbridge of 40 m. Its arch follows y = ax² + bx + c and must land on both banks.',
    group: 'transport',
    width: 4,
    height: 1,
    cost: 200_000,
    upkeep: 300,
    params: [
      { name: 'a', label: 'a', unit: '', min: -1, max: 1, step: 0.001, kind: 'dec', start: -0.01 },
      { name: 'b', label: 'b', unit: '', min: -10, max: 10, step: 0.001, kind: 'dec', start: 0.4 },
      { name: 'c', label: 'c', unit: 'm', min: -10, max: 10, step: 0.001, kind: 'dec', start: 0 },
    ],
  }),
};
