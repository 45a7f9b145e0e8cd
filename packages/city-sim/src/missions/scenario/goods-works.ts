import { type Feeling, feelings } from '../../buildings/measures.ts';
import type { Lot, ProcessResult, Setting } from '../template.ts';
import { round } from '../tiers.ts';
import type { CityDays } from './city-days.ts';
import type { Work } from './place-works.ts';

/** As much as a store of the city takes. */
export const mostGoods = 1_000_000;

/** Goods are counted in thousandths of their unit. */
function counted(amount: number): number {
  const shown = Number(amount.toPrecision(12));
  return Number.isFinite(shown) ? Math.round(Math.max(0, Math.min(mostGoods, shown)) * 1000) / 1000 : 0;
}

/** What homes go without while a site waits; null where too little leaves something unused. */
export function feelingOfSetting({ feel, isUnused }: Pick<Setting, 'feel' | 'isUnused'>): Feeling | null {
  return isUnused ? null : (feel ?? 'services');
}

type Hauled = { lots: readonly Lot[]; days: number; feel: Feeling | null };

/** A work site that takes its need day by day, and a store with what the answer brings, for each lot a kind of its own. */
export function goodsWorks({ lots, days, feel }: Hauled): Work[] {
  const tens = feel === null ? 0 : 10 * (1 + feelings.indexOf(feel));
  return lots.flatMap(({ need, supply }, at): Work[] => [
    { type: 'site', params: { n: counted(need), d: days, k: tens + at + 1 } },
    { type: 'store', params: { n: counted(supply), k: tens + at + 1 } },
  ]);
}

/** What the meters of goods said on each day, and what of the whole need was missing and left over in the end. */
export function readGoods(lots: readonly Lot[], { goodsStored, goodsMissing }: CityDays): ProcessResult {
  const missing: number[] = [];
  for (const part of goodsMissing) missing.push(round((missing.at(-1) ?? 0) + part));
  return resultOf(lots, { stored: goodsStored.map(round), missing });
}

/** The same without a city around it, for drawing fair problems: nothing is lost on the way. */
export function expectGoods(lots: readonly Lot[], days: number): ProcessResult {
  const of = (day: number, pick: (due: number, stock: number) => number) =>
    round(
      lots.reduce((all, { need, supply }) => all + pick((counted(need) * day) / days, counted(supply)), 0),
    );
  const series = (pick: (due: number, stock: number) => number) =>
    Array.from({ length: days }, (_, day) => of(day + 1, pick));
  return resultOf(lots, {
    stored: series((due, stock) => Math.max(0, stock - due)),
    missing: series((due, stock) => Math.max(0, due - stock)),
  });
}

function resultOf(lots: readonly Lot[], series: { stored: number[]; missing: number[] }): ProcessResult {
  const need = lots.reduce((all, lot) => all + counted(lot.need), 0) || 1;
  const share = (values: readonly number[]) => round((100 * (values.at(-1) ?? 0)) / need);
  return { series, outcome: { shortShare: share(series.missing), spareShare: share(series.stored) } };
}
