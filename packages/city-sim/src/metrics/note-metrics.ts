import { sunshineOf } from '../balance/balance-energy.ts';
import { balanceGoods } from '../balance/balance-goods.ts';
import type { HourOfMoney } from '../balance/balance-money.ts';
import type { Census, City } from '../city.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { workersOf } from '../phases/weigh-demand.ts';
import { perMille } from '../whole-numbers.ts';
import { metricIds } from './metric-specs.ts';
import { noteHour } from './series.ts';

const values = new Float64Array(metricIds.length);

export type HourNotes = { people: number; before: Census; money: HourOfMoney; fares: number };

/** Writes the hour that passed into the series, metric by metric in the order of `metricIds`. */
export function noteMetrics(city: City, { people, before, money, fares }: HourNotes): void {
  const goods = balanceGoods(city);
  const { lastHour, comfort, census } = city;
  const { totals } = openNetworks(city);
  const workers = workersOf(people);
  values.set([
    people,
    totals.homes,
    totals.jobs,
    perMille(Math.max(0, workers - totals.jobs), workers),
    census.movedIn - before.movedIn,
    census.movedOut - before.movedOut,
    city.happiness,
    comfort.travel,
    comfort.green,
    comfort.services,
    city.money,
    money.income,
    money.spending,
    fares,
    lastHour.powerDemand,
    lastHour.powerSupply,
    lastHour.solar,
    lastHour.wind,
    lastHour.gas,
    lastHour.gridImport,
    city.battery,
    lastHour.powerUnused,
    lastHour.darkBlocks,
    lastHour.waterNeed,
    lastHour.waterPumped,
    city.water,
    lastHour.waterShort,
    lastHour.trips,
    lastHour.riders,
    city.crowding,
    city.smog,
    sunshineOf(city),
    goods.stored,
    goods.missing,
  ]);
  noteHour(city.series, values);
}
