import type { UserAnswer } from '@playforward/contract';
import { paths } from '../../paths.ts';

type Arrival = Pick<UserAnswer, 'onboarding_completed'>;

/** Where sign-in leads (D-01): first the questions, then the page the student came for, else the dashboard. */
export function redirectPathFor(user: Arrival, kept: string | undefined): string {
  if (!user.onboarding_completed) return paths.onboarding;
  return protectedPath(kept) ?? paths.dashboard;
}

/** A kept location counts only when it is a protected page of this site; anything else could lead astray. */
function protectedPath(kept: string | undefined): string | undefined {
  const inside = 'https://inside.invalid';
  if (!kept?.startsWith('/') || !URL.canParse(kept, inside)) return undefined;
  const url = new URL(kept, inside);
  if (url.origin !== inside) return undefined;
  const known =
    url.pathname === paths.dashboard || /^\/(lesson\/[^/]|(teach|join|school)(\/|$))/.test(url.pathname);
  return known ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
