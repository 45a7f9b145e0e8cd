import { defineBuilding } from './define-building.ts';

/** More than any work of a city takes; in thousandths it is still a whole number that every machine holds. */
const mostGoods = 1_000_000;

const amount = {
  name: 'n',
  label: 'Goods',
  unit: '',
  min: 0,
  max: mostGoods,
  step: 0.001,
  kind: 'dec',
} as const;
/** Its last digit parts the goods of one plan from each other, the tens say what homes go without (`feelings`). */
const kind = {
  name: 'k',
  label: 'Kind',
  unit: '',
  min: 1,
  max: 59,
  step: 1,
  kind: 'int',
  start: 1,
  isUnsaid: true,
} as const;

/** Goods on their way from stores to work sites. A mission puts them up; they are in no catalogue. */
export const works = {
  store: defineBuilding({
    name: 'Store',
    about: 'Keeps goods for work sites.',
    group: 'works',
    cost: 30_000,
    upkeep: 50,
    params: [{ ...amount, start: 20 }, kind],
  }),
  site: defineBuilding({
    name: 'Work site',
    about: 'Uses goods from stores each day.',
    group: 'works',
    cost: 30_000,
    upkeep: 50,
    params: [
      { ...amount, start: 20 },
      { name: 'd', label: 'Days', unit: 'days', min: 1, max: 60, step: 1, kind: 'int', start: 10 },
      kind,
    ],
  }),
};
