import type { BuildingType } from '../../buildings/building-types.ts';

/** A building that stands before the student comes: column and row on the plot, both 0 to 6. */
export type Standing = readonly [
  type: BuildingType,
  column: number,
  row: number,
  params?: Readonly<Record<string, number>>,
];

/** Power and water for the first homes, so that a district lives from its first hour. */
const utilities: readonly Standing[] = [
  ['gas-backup', 6, 0],
  ['pump', 6, 1],
  ['tank', 6, 2, { r: 2, h: 3 }],
];

/** Across the street: homes along the edge of their block, a shop, an office and a park. */
export const neighborHomes: readonly Standing[] = [
  ['row-houses', 0, 0],
  ['row-houses', 1, 0],
  ['cottage', 2, 0],
  ['shop-row', 3, 0],
  ['cottage', 4, 0],
  ['row-houses', 5, 0],
  ['row-houses', 6, 0],
  ['cottage', 0, 2],
  ['cottage', 6, 2],
  ['cottage', 6, 4],
  ['row-houses', 6, 5],
  ['flats', 6, 6],
  ['row-houses', 4, 6],
  ['cottage', 2, 6],
  ['office', 0, 4],
  ['park', 2, 3, { w: 3, h: 2 }],
];

/** Across the crossing: where people work and where they rest. Nobody lives here, so no meter is crowded by it. */
export const townGreen: readonly Standing[] = [
  ['park', 0, 0, { w: 3, h: 2 }],
  ['playground', 4, 0],
  ['shop-row', 6, 0],
  ['kiosk', 6, 2],
  ['park', 0, 4, { w: 2, h: 3 }],
  ['library', 3, 3],
  ['park', 3, 6, { w: 3, h: 1 }],
  ['shop-row', 6, 4],
  ['shop-row', 6, 5],
  ['office', 0, 2],
  ['office', 1, 2],
  ['office', 2, 2],
  ['gas-backup', 6, 6],
];

/** The district of each scenario (R11). The first buildings of a list carry the meters that a mission reads. */
export const scenarios: Readonly<Record<string, readonly Standing[]>> = {
  'school-block': [
    ['solar-array', 0, 0, { n: 10 }],
    ['school', 1, 1],
    ['row-houses', 0, 4],
    ['row-houses', 1, 4],
    ...utilities,
  ],
  avenue: [
    ['park', 0, 0, { w: 2, h: 1 }],
    ['park', 0, 2, { w: 2, h: 1 }],
    ['cottage', 0, 4],
    ['cottage', 1, 4],
    ['bike-lane', 3, 0],
    ...utilities,
  ],
  'homes-row': [
    ['cottage', 0, 0],
    ['row-houses', 1, 0],
    ['bike-lane', 2, 0],
    ['shop-row', 3, 0],
    ...utilities,
  ],
  'pump-house': [
    ['pump', 0, 0],
    ['tank', 1, 0, { r: 1, h: 2 }],
    ['workshop', 2, 0],
    ['flats', 0, 3],
    ...utilities,
  ],
  'bus-street': [
    ['bus-stop', 0, 0],
    ['tram-stop', 3, 0],
    ['office', 1, 1],
    ['row-houses', 0, 4],
    ...utilities,
  ],
  'night-street': [
    ['battery', 0, 0],
    ['clinic', 1, 0],
    ['row-houses', 0, 3],
    ['row-houses', 1, 3],
    ...utilities,
  ],
  garden: [
    ['park', 0, 0, { w: 2, h: 2 }],
    ['fountain', 3, 0],
    ['farm', 0, 3],
    ['cottage', 3, 3],
    ...utilities,
  ],
  depot: [['workshop', 0, 0], ['bus-stop', 1, 0], ['clinic', 3, 0], ['row-houses', 0, 3], ...utilities],
  harbor: [['workshop', 0, 0], ['kiosk', 1, 0], ['fountain', 2, 0], ['row-houses', 0, 3], ...utilities],
  'library-corner': [
    ['library', 0, 0],
    ['kiosk', 3, 0],
    ['park', 0, 3, { w: 2, h: 1 }],
    ['flats', 3, 3],
    ...utilities,
  ],
  'sports-ground': [
    ['playground', 0, 0],
    ['school', 1, 1],
    ['park', 0, 4, { w: 2, h: 1 }],
    ['row-houses', 3, 4],
    ...utilities,
  ],
  'station-square': [
    ['fire-station', 0, 0],
    ['tram-stop', 3, 0],
    ['shop-row', 0, 3],
    ['flats', 1, 3],
    ...utilities,
  ],
};
