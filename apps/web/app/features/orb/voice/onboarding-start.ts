import { trigger } from './triggers.ts';

const keyOf = (account: string) => `orb_onboarding_start:${account}`;

/** Accounts told about since the page was loaded: a component that mounts twice tells once. */
const told = new Set<string>();

/** Tells the server that this account began its onboarding: once an account and browser session (D-101). */
export function tellOnboardingStart(account: string): void {
  if (told.has(account) || isMarked(account)) return;
  told.add(account);
  mark(account);
  // The companion's own first words stand on the page already.
  trigger('onboarding_start').catch(() => undefined);
}

/** As a freshly loaded page: only the browser session remembers. */
export function forgetTold(): void {
  told.clear();
}

function isMarked(account: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(account)) === 'true';
  } catch {
    return false;
  }
}

function mark(account: string): void {
  try {
    sessionStorage.setItem(keyOf(account), 'true');
  } catch {
    // Where storage is closed, a reload tells once more.
  }
}
