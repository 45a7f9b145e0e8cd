import { debtLimit, plotDebtLimit } from '../balance/balance-money.ts';
import { tileTypeOf } from '../buildings/building-types.ts';
import { buildings } from '../buildings/buildings.ts';
import { costOf } from '../buildings/measures.ts';
import { sortedPlacements, tilesOf } from '../buildings/placing.ts';
import type { City } from '../city.ts';
import { plotCount, tileCount } from '../grid.ts';

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Money that treasury, balances and the ledger disagree about; 0 in every city. */
export function moneyGap(city: City): number {
  const { start, taxes, fares, upkeep, imports, fuel, building, refunds, projects, relief } = city.ledger;
  const held = city.money + sum(city.plots.map(({ balance }) => balance));
  return start + taxes + fares + relief + refunds - upkeep - imports - fuel - building - projects - held;
}

/** People whom census and homes disagree about; 0 in every city. */
export function peopleGap(city: City): number {
  return city.census.movedIn + city.census.born - city.census.movedOut - sum(city.pop);
}

/** Watts of the last hour that came and did not go anywhere, or the other way round; 0 after every tick. */
export function powerGap({ lastHour }: City): number {
  const { solar, wind, gas, gridImport, discharged, charged, powerUnused, powerDemand, powerShort } =
    lastHour;
  return solar + wind + gas + gridImport + discharged - charged - powerUnused - (powerDemand - powerShort);
}

function tilesAgree(city: City): string[] {
  const covered = new Map<number, string>();
  const faults: string[] = [];
  for (const placement of sortedPlacements(city)) {
    for (const tile of tilesOf(placement)) {
      if (covered.has(tile)) faults.push(`two buildings on tile ${tile}`);
      covered.set(tile, placement.type);
      if (city.owner[tile] !== placement.owner)
        faults.push(`${placement.type} stands on foreign tile ${tile}`);
      if (city.type[tile] !== tileTypeOf(placement.type))
        faults.push(`tile ${tile} does not show ${placement.type}`);
    }
  }
  for (let tile = 0; tile < tileCount; tile += 1) {
    const type = city.type[tile] ?? 0;
    if (type !== 0 && type !== 255 && !covered.has(tile))
      faults.push(`tile ${tile} shows a building that is not there`);
    if (!covered.has(tile) && (city.pop[tile] || city.jobs[tile]))
      faults.push(`people on empty tile ${tile}`);
  }
  return faults;
}

function numbersHold(city: City): string[] {
  const scores = [
    city.happiness,
    city.waterComfort,
    city.weather.cloud,
    city.weather.wind,
    ...city.blocks.happiness,
  ];
  const faults = [
    city.money < debtLimit && 'the treasury is below the limit of its debt',
    city.plots.some(({ balance }, plot) => plot < plotCount && balance < plotDebtLimit) &&
      'a balance is below its limit',
    city.water < 0 && 'less than no water',
    city.battery < 0 && 'less than an empty battery',
    scores.some((score) => score < 0 || score > 1000) && 'a score is out of bounds',
    ![city.money, city.water, city.battery, ...city.series.hourly].every(Number.isSafeInteger) &&
      'no whole number',
    sortedPlacements(city).some(({ id, type }) => (city.pop[id] ?? 0) > buildings[type].people) &&
      'a home overflows',
    sortedPlacements(city).some(({ id, type }) => (city.jobs[id] ?? 0) > buildings[type].jobs) &&
      'too many at work',
    sortedPlacements(city).some(({ type, params, paid }) => paid < 0 || paid > costOf(type, params)) &&
      'paid too much',
  ];
  return faults.filter((fault) => fault !== false);
}

/** Everything that must hold in every city at every time, as sentences about what does not. */
export function brokenRules(city: City): string[] {
  const gaps = [
    moneyGap(city) !== 0 && `money differs by ${moneyGap(city)}`,
    peopleGap(city) !== 0 && `people differ by ${peopleGap(city)}`,
    powerGap(city) !== 0 && `power differs by ${powerGap(city)}`,
  ];
  return [...gaps.filter((gap) => gap !== false), ...tilesAgree(city), ...numbersHold(city)];
}
