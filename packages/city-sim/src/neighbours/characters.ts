import type { BuildingType } from '../buildings/building-types.ts';

/** A step of a neighbour's plan: this many of a building, with these numbers. */
export type PlanStep = { type: BuildingType; count: number; params?: Readonly<Record<string, number>> };

const park = (w: number, h: number): PlanStep => ({ type: 'park', count: 1, params: { w, h } });
const solar = (count: number, n: number): PlanStep => ({ type: 'solar-array', count, params: { n } });
const tank = (r: number, h: number): PlanStep => ({ type: 'tank', count: 1, params: { r, h } });
const some = (type: BuildingType, count: number): PlanStep => ({ type, count });

/**
 * What neighbours build, in this order. Together the plots feed a city whose sun, wind and cable are just enough on
 * most evenings, and fall short on a still and cloudy one: a need that a student can see and meet.
 */
export const characters = {
  garden: [
    some('cottage', 6),
    some('bus-stop', 1),
    park(3, 3),
    some('kiosk', 2),
    some('cottage', 5),
    some('playground', 1),
    solar(1, 20),
    some('cottage', 5),
    some('bike-lane', 2),
    some('wind-turbine', 1),
  ],
  rows: [
    some('row-houses', 6),
    some('bus-stop', 1),
    some('shop-row', 2),
    park(2, 3),
    some('row-houses', 5),
    some('office', 1),
    some('playground', 1),
    some('row-houses', 3),
    solar(1, 30),
  ],
  flats: [
    some('flats', 5),
    some('bus-stop', 1),
    some('shop-row', 2),
    some('office', 2),
    park(3, 2),
    some('flats', 4),
    some('playground', 1),
    some('bike-lane', 3),
    some('flats', 3),
    some('library', 1),
  ],
  towers: [
    some('tower', 2),
    some('office', 2),
    some('tram-stop', 1),
    some('shop-row', 2),
    some('fountain', 1),
    some('tower', 1),
    some('office', 1),
    park(2, 2),
  ],
  labs: [
    some('lab', 2),
    some('office', 3),
    some('bus-stop', 1),
    solar(3, 60),
    park(2, 2),
    some('lab', 2),
    some('battery', 2),
    some('flats', 2),
  ],
  quarter: [
    some('row-houses', 4),
    some('school', 1),
    some('clinic', 1),
    some('bus-stop', 1),
    some('fire-station', 1),
    some('office', 2),
    some('row-houses', 4),
    some('library', 1),
    park(2, 2),
  ],
  workshops: [
    some('workshop', 4),
    some('row-houses', 4),
    some('bus-stop', 1),
    some('gas-backup', 1),
    some('workshop', 4),
    some('shop-row', 1),
    park(2, 2),
  ],
  farm: [
    some('farm', 2),
    some('pump', 1),
    some('cottage', 4),
    tank(2, 3),
    some('bus-stop', 1),
    some('farm', 2),
    some('cottage', 4),
    park(2, 2),
    some('wind-turbine', 2),
  ],
  sun: [
    solar(4, 60),
    some('battery', 2),
    some('cottage', 4),
    some('bus-stop', 1),
    solar(4, 60),
    some('battery', 2),
    some('cottage', 4),
    some('playground', 1),
    solar(4, 60),
    some('battery', 2),
  ],
  wind: [
    some('wind-turbine', 3),
    some('cottage', 5),
    some('bus-stop', 1),
    some('battery', 2),
    some('wind-turbine', 3),
    park(3, 2),
    some('cottage', 4),
    some('pump', 1),
  ],
} as const satisfies Readonly<Record<string, readonly PlanStep[]>>;
export type Character = keyof typeof characters;

/** Characters of the 12 plots around the centre and of the 20 at the edge, shuffled by the city's seed. */
export const innerCharacters: readonly Character[] = [
  'towers',
  'towers',
  'towers',
  'flats',
  'flats',
  'flats',
  'flats',
  'rows',
  'rows',
  'labs',
  'quarter',
  'quarter',
];
export const outerCharacters: readonly Character[] = [
  'garden',
  'garden',
  'garden',
  'garden',
  'garden',
  'rows',
  'rows',
  'rows',
  'farm',
  'farm',
  'farm',
  'sun',
  'sun',
  'sun',
  'wind',
  'wind',
  'workshops',
  'workshops',
  'quarter',
  'quarter',
];

/** The civic centre of every city: services for all, offices, water and trams. */
export const centre: readonly PlanStep[] = [
  some('school', 1),
  some('clinic', 1),
  some('fire-station', 1),
  some('tram-stop', 2),
  some('office', 4),
  some('library', 1),
  park(3, 3),
  tank(3, 4),
  some('pump', 2),
  some('fountain', 2),
  park(4, 2),
  some('shop-row', 3),
  some('bus-stop', 2),
  some('playground', 1),
  some('battery', 2),
  some('gas-backup', 1),
];
