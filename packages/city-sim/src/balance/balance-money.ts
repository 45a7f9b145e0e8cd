import type { City } from '../city.ts';
import { plotCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { divide, hourlyPart } from '../whole-numbers.ts';

/** What a city begins with, in cents, and how far below nothing it may go: a fifth of that. */
export const startMoney = 5_000_000;
export const debtLimit = -divide(startMoney, 5);
/** What a student's balance begins with, and how far it may go below nothing. */
export const startBalance = 1_500_000;
export const plotDebtLimit = -divide(startBalance, 5);

/** Cents for a kilowatt-hour from outside, and from gas. */
export const importPrice = 25;
export const gasPrice = 40;

/** The city gives each student's plot this many cents a day, and for each person who lives there. */
const plotGrant = 10_000;
const grantPerPerson = 100;
/** A balance this full gets no more, so that the treasury is not drained by plots that nobody plays. */
const fullBalance = 6_000_000;

/** City hall saves this part of the upkeep, in thousandths. */
const hallSaves = 100;

export type HourOfMoney = { income: number; spending: number };

function upkeepPerDay(city: City): number {
  const { totals, hasMonument } = openNetworks(city);
  const saved = hasMonument['city-hall'] ? divide(totals.upkeep * hallSaves, 1000) : 0;
  return totals.upkeep - saved;
}

/**
 * One hour of the treasury, in cents. Below the limit of its debt the state pays the rest (`relief`): a city is never
 * ruined, it only stops to build until it earns again.
 */
export function balanceMoney(city: City, fares: number): HourOfMoney {
  const { ledger, lastHour } = city;
  const hour = city.tick % 24;
  const taxes = hourlyPart(divide(city.earnings * city.tax, 1000), hour);
  const upkeep = hourlyPart(upkeepPerDay(city), hour);
  const imports = divide(lastHour.gridImport * importPrice, 1000);
  const fuel = divide(lastHour.gas * gasPrice, 1000);
  city.money += taxes + fares - upkeep - imports - fuel;
  ledger.taxes += taxes;
  ledger.fares += fares;
  ledger.upkeep += upkeep;
  ledger.imports += imports;
  ledger.fuel += fuel;
  if (city.money < debtLimit) {
    ledger.relief += debtLimit - city.money;
    city.money = debtLimit;
  }
  return { income: taxes + fares, spending: upkeep + imports + fuel };
}

/**
 * Once a day the treasury shares with the plots of students: a fixed part, and one for each person living there. The
 * district of a mission has no students' plots, and its money moves by what happens in it alone.
 */
export function shareWithPlots(city: City, peopleOnPlot: readonly number[]): void {
  if (city.isSettled) return;
  for (let plot = 0; plot < plotCount; plot += 1) {
    const state = city.plots[plot];
    if (!state || state.isNeighbour || state.balance >= fullBalance) continue;
    const grant = plotGrant + grantPerPerson * (peopleOnPlot[plot] ?? 0);
    if (city.money < grant) return;
    city.money -= grant;
    state.balance += grant;
  }
}
