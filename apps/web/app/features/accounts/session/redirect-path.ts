import type { UserAnswer, UserRole } from '@playforward/contract';
import { paths } from '../../../paths.ts';

type Arrival = Pick<UserAnswer, 'onboarding_completed'>;

/** The page each begins with; adults have homes of their own (D-158). */
export const homePathByRole: Readonly<Record<UserRole, string>> = {
  student: paths.dashboard,
  staff: paths.dashboard,
  teacher: paths.teach,
  guardian: paths.family,
  admin: paths.school(),
};

/** Where sign-in leads (D-01): students first to the questions, then everybody to the page they came for, else home. */
export function redirectPathFor(user: Arrival, kept: string | undefined, role: UserRole = 'student'): string {
  if (role === 'student' && !user.onboarding_completed) return paths.onboarding;
  return protectedPath(kept, role) ?? homePathByRole[role];
}

/** Whose pages begin with these; all others are for everybody who is signed in. */
const rooms: Readonly<Record<string, readonly UserRole[]>> = {
  teach: ['teacher'],
  school: ['admin'],
  family: ['guardian', 'teacher', 'admin', 'staff'],
  join: ['student'],
};

/** A kept location counts only when it is a protected page of this site; anything else could lead astray. */
function protectedPath(kept: string | undefined, role: UserRole): string | undefined {
  const inside = 'https://inside.invalid';
  if (!kept?.startsWith('/') || !URL.canParse(kept, inside)) return undefined;
  const url = new URL(kept, inside);
  if (url.origin !== inside) return undefined;
  const [, room] = /^\/(teach|join|school|family)(?:\/|$)/.exec(url.pathname) ?? [];
  const known = url.pathname === paths.dashboard || /^\/lesson\/[^/]/.test(url.pathname);
  if (room === undefined ? !known : !rooms[room]?.includes(role)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
