import {
  type BuildingType,
  buildings,
  type City,
  costOf,
  type Placement,
  peakWatts,
  seatsByVehicle,
  tankLitres,
  upkeepOf,
} from '@playforward/city-sim';
import { shownMoney, shownNumber } from '../ui/numbers.ts';
import { sumText as text } from './text.ts';

type Params = Readonly<Record<string, number>>;

/** A sum that belongs to a purchase: its numbers are the building's and the plot's own. */
export type PurchaseSum = {
  question: string;
  unit: string;
  answer: number;
  /** The way in one line, shown when it is asked for. */
  way: string;
  /** The line of what changes that would tell the answer. */
  tells?: string;
};

/** What a purchase changes, before and after. */
export type Change = { label: string; before: string; after: string };

type Purchase = {
  type: BuildingType;
  params: Params;
  city: City;
  plot: number;
  /** How many were bought before: the questions take turns. */
  turn: number;
};

const dollars = (cents: number) => Math.round(cents) / 100;
const daysOfMonth = 30;

/** What a tile of a park and a tile of its fence cost, from the prices of small parks. */
const parkOf = (w: number, h: number) => costOf('park', { w, h });
const parkTile = parkOf(2, 2) - parkOf(2, 1) - parkOf(1, 2) + parkOf(1, 1);
const parkFence = (parkOf(2, 1) - parkOf(1, 1) - parkTile) / 2;

/** The questions that a purchase can ask; each has an answer of at most two decimals. */
const kinds: readonly ((purchase: Purchase) => PurchaseSum | null)[] = [
  byPieces,
  leftOver,
  perPerson,
  upkeepOfMonth,
  powerAfter,
  howMany,
];

/** The sum to work out before something is bought (CITY.md section 15); each purchase asks another one. */
export function sumFor(purchase: Purchase): PurchaseSum {
  const possible = kinds.flatMap((kind) => kind(purchase) ?? []);
  const asked = possible.filter((sum) => !isTold(sum));
  const [first = possible[0]] = asked;
  const chosen = asked[purchase.turn % asked.length] ?? first;
  if (!chosen) throw new Error('every building has a price');
  // What is made of pieces is reckoned by pieces the first time.
  return purchase.turn === 0 && first ? first : chosen;
}

/** A dollar a day is $30 in 30 days: nothing to work out. */
function isTold({ question, answer }: PurchaseSum): boolean {
  const numbers = question.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.some((number) => Number(number) === answer);
}

function byPieces({ type, params }: Purchase): PurchaseSum | null {
  const total = costOf(type, params);
  if (type === 'solar-array') {
    const pieces = params.n ?? 0;
    const base = costOf(type, { n: 1 }) - (costOf(type, { n: 2 }) - costOf(type, { n: 1 }));
    const each = costOf(type, { n: 2 }) - costOf(type, { n: 1 });
    return {
      question: text.arrayPrice(shownMoney(base), shownNumber(pieces), shownMoney(each)),
      unit: '$',
      answer: dollars(total),
      way: text.arrayWay(shownMoney(base), shownNumber(pieces), shownMoney(each), shownMoney(total)),
      tells: text.money,
    };
  }
  if (type !== 'park') return null;
  const [w, h] = [params.w ?? 0, params.h ?? 0];
  const rest = total - parkTile * w * h - parkFence * 2 * (w + h);
  const shown = { w: shownNumber(w), h: shownNumber(h), rest: shownMoney(rest) };
  return {
    question: text.parkPrice({ ...shown, tile: shownMoney(parkTile), fence: shownMoney(parkFence) }),
    unit: '$',
    answer: dollars(total),
    way: text.parkWay({
      ground: shownMoney(parkTile * w * h),
      fence: shownMoney(parkFence * 2 * (w + h)),
      rest: shown.rest,
      total: shownMoney(total),
    }),
    tells: text.money,
  };
}

function leftOver({ type, params, city, plot }: Purchase): PurchaseSum | null {
  const has = city.plots[plot]?.balance ?? 0;
  const price = costOf(type, params);
  if (has < price) return null;
  const [hasShown, priceShown, left] = [has, price, has - price].map(shownMoney);
  return {
    question: text.left(hasShown ?? '', priceShown ?? ''),
    unit: '$',
    answer: dollars(has - price),
    way: `${hasShown} − ${priceShown} = ${left}`,
    tells: text.money,
  };
}

function perPerson({ type, params }: Purchase): PurchaseSum | null {
  const { people, jobs } = buildings[type];
  const price = costOf(type, params);
  const count = people || jobs;
  if (count < 2 || price % count !== 0) return null;
  const [whole, each] = [shownMoney(price), shownMoney(price / count)];
  return {
    question: people ? text.perPerson(whole, count) : text.perJob(whole, count),
    unit: '$',
    answer: dollars(price / count),
    way: `${whole} ÷ ${count} = ${each}`,
  };
}

function upkeepOfMonth({ type, params }: Purchase): PurchaseSum | null {
  const daily = upkeepOf(type, params);
  if (daily === 0) return null;
  return {
    question: text.upkeep(shownMoney(daily), daysOfMonth),
    unit: '$',
    answer: dollars(daily * daysOfMonth),
    way: `${daysOfMonth} × ${shownMoney(daily)} = ${shownMoney(daily * daysOfMonth)}`,
  };
}

function powerAfter({ type, params, city, plot }: Purchase): PurchaseSum | null {
  const drawn = buildings[type].watts;
  if (drawn <= 0) {
    const made = peakWatts(type, params);
    if (made <= 0) return null;
    const before = sumOn(city, plot, (each) => peakWatts(each.type, each.params)) / 1000;
    return {
      question: text.madeAfter(shownNumber(before), shownNumber(made / 1000)),
      unit: 'kW',
      answer: round(before + made / 1000),
      way: `${shownNumber(before)} + ${shownNumber(made / 1000)} = ${shownNumber(before + made / 1000)} kW`,
      tells: text.made,
    };
  }
  const before = sumOn(city, plot, (each) => Math.max(0, buildings[each.type].watts)) / 1000;
  return {
    question: text.drawnAfter(shownNumber(before), shownNumber(drawn / 1000)),
    unit: 'kW',
    answer: round(before + drawn / 1000),
    way: `${shownNumber(before)} + ${shownNumber(drawn / 1000)} = ${shownNumber(before + drawn / 1000)} kW`,
    tells: text.drawn,
  };
}

function howMany({ type, params, city, plot }: Purchase): PurchaseSum | null {
  const has = city.plots[plot]?.balance ?? 0;
  const price = costOf(type, params);
  if (has < price || price === 0) return null;
  const most = Math.floor(has / price);
  return {
    question: text.howMany(shownMoney(has), shownMoney(price)),
    unit: '',
    answer: most,
    way: text.howManyWay(most, shownMoney(most * price), shownMoney(has - most * price)),
  };
}

function sumOn(city: City, plot: number, of: (placement: Placement) => number): number {
  let sum = 0;
  for (const placement of city.placed.values()) if (placement.owner === plot) sum += of(placement);
  return sum;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Output against need on the own plot, before and after the purchase. */
export function changesByPurchase({ type, params, city, plot }: Omit<Purchase, 'turn'>): Change[] {
  const { people, jobs, watts } = buildings[type];
  const rows: Change[] = [];
  const add = (label: string, unit: string, before: number, more: number) => {
    const shown = (value: number) => `${shownNumber(round(value))}${unit}`;
    rows.push({ label, before: shown(before), after: shown(before + more) });
  };
  const has = city.plots[plot]?.balance ?? 0;
  rows.push({ label: text.money, before: shownMoney(has), after: shownMoney(has - costOf(type, params)) });
  const daily = sumOn(city, plot, (each) => upkeepOf(each.type, each.params));
  rows.push({
    label: text.daily,
    before: shownMoney(daily),
    after: shownMoney(daily + upkeepOf(type, params)),
  });
  if (people > 0)
    add(
      text.beds,
      '',
      sumOn(city, plot, (each) => buildings[each.type].people),
      people,
    );
  if (jobs > 0)
    add(
      text.jobs,
      '',
      sumOn(city, plot, (each) => buildings[each.type].jobs),
      jobs,
    );
  const made = peakWatts(type, params);
  if (made > 0) {
    add(text.made, ' kW', sumOn(city, plot, (each) => peakWatts(each.type, each.params)) / 1000, made / 1000);
  }
  if (watts > 0 || made > 0) {
    const drawn = sumOn(city, plot, (each) => Math.max(0, buildings[each.type].watts)) / 1000;
    add(text.drawn, ' kW', drawn, Math.max(0, watts) / 1000);
  }
  if (type === 'tank') {
    const holds = (each: { type: BuildingType; params: Params }) =>
      each.type === 'tank' ? tankLitres(each.params) / 1000 : 0;
    add(text.stored, ' m³', sumOn(city, plot, holds), holds({ type, params }));
  }
  if (type === 'bus-stop' || type === 'tram-stop') {
    const seats = (each: BuildingType) =>
      each === 'bus-stop' || each === 'tram-stop' ? seatsByVehicle[each] : 0;
    add(
      text.seats,
      '',
      sumOn(city, plot, (each) => seats(each.type)),
      seats(type),
    );
  }
  return rows;
}
