import { debtLimit, purseDebtLimit } from '../balance/balance-money.ts';
import type { City } from '../city.ts';
import { civicPlot } from '../grid.ts';
import type { ReasonId } from './reasons.ts';

export type Payer = { plot: number; budget?: number };

/**
 * Why the payer cannot pay, or null. A mission's budget has no debt; a purse and the treasury may go a fifth of their
 * start below nothing. While the treasury is at its limit nobody builds from a purse.
 */
export function checkPurse(city: City, { plot, budget }: Payer, cents: number): ReasonId | null {
  if (budget !== undefined) return cents > budget ? 'over-budget' : null;
  if (cents === 0) return null;
  if (city.money <= debtLimit) return 'city-in-debt';
  if (plot === civicPlot) return city.money - cents < debtLimit ? 'city-in-debt' : null;
  const purse = city.plots[plot]?.purse ?? 0;
  return purse - cents < purseDebtLimit ? 'purse-empty' : null;
}

/** Moves money between a purse (or the treasury) and its plot; negative takes. */
function change(city: City, plot: number, cents: number): void {
  const state = city.plots[plot];
  if (plot === civicPlot || !state) city.money += cents;
  else state.purse += cents;
}

/** Pays for a building and returns what was taken: nothing when a mission's budget pays. */
export function pay(city: City, { plot, budget }: Payer, cents: number): number {
  if (budget !== undefined) return 0;
  change(city, plot, -cents);
  city.ledger.building += cents;
  return cents;
}

/** Gives back what a building cost: trying things out is free. */
export function refund(city: City, plot: number, cents: number): void {
  change(city, plot, cents);
  city.ledger.refunds += cents;
}

/** Takes a gift to a class project out of a purse. */
export function give(city: City, plot: number, cents: number): void {
  change(city, plot, -cents);
  city.ledger.projects += cents;
}
