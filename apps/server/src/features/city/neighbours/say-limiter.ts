import { cityLimits } from '@playforward/contract';

/** What a player has left to say: refilled by one in `sayEveryMs`, `sayBurst` at most. */
export type SayBudget = { left: number; at: number };

export function freshSayBudget(nowMs: number): SayBudget {
  return { left: cityLimits.sayBurst, at: nowMs };
}

/** The budget after saying something, or undefined when it has to wait. */
export function spendSay({ left, at }: SayBudget, nowMs: number): SayBudget | undefined {
  const refilled = Math.floor((nowMs - at) / cityLimits.sayEveryMs);
  const now = Math.min(cityLimits.sayBurst, left + refilled);
  if (now < 1) return undefined;
  const full = now === cityLimits.sayBurst;
  return { left: now - 1, at: full ? nowMs : at + refilled * cityLimits.sayEveryMs };
}
