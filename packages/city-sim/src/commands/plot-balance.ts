import { debtLimit, plotDebtLimit } from '../balance/balance-money.ts';
import type { City } from '../city.ts';
import { civicPlot } from '../grid.ts';
import type { ReasonId } from './reasons.ts';

export type Payer = { plot: number; budget?: number };

/**
 * Why the payer cannot pay, or null. A mission's budget has no debt; a balance and the treasury may go a fifth of their
 * start below nothing. While the treasury is at its limit nobody builds from a balance.
 */
export function checkBalance(city: City, { plot, budget }: Payer, cents: number): ReasonId | null {
  if (budget !== undefined) return cents > budget ? 'over-budget' : null;
  if (cents === 0) return null;
  if (city.money <= debtLimit) return 'city-in-debt';
  if (plot === civicPlot) return city.money - cents < debtLimit ? 'city-in-debt' : null;
  const balance = city.plots[plot]?.balance ?? 0;
  return balance - cents < plotDebtLimit ? 'balance-empty' : null;
}

/** Moves money between a balance (or the treasury) and its plot; negative takes. */
function change(city: City, plot: number, cents: number): void {
  const state = city.plots[plot];
  if (plot === civicPlot || !state) city.money += cents;
  else state.balance += cents;
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

/** Takes a gift to a class project out of a balance. */
export function give(city: City, plot: number, cents: number): void {
  change(city, plot, -cents);
  city.ledger.projects += cents;
}
