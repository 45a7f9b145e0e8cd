import type { SchoolPeople } from '@playforward/contract';
import { peopleText as text } from './text.ts';

export type SchoolPerson = SchoolPeople['people'][number];

const hourMs = 3_600_000;
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Under a name: how they sign in, whose family they are, or that an invitation waits. */
export function underName({ sign_in, children, invited_until: until }: SchoolPerson, now: Date): string {
  if (until !== null) {
    const left = new Date(until).getTime() - now.getTime();
    return text.invited(Math.max(1, Math.ceil(left / hourMs)));
  }
  return children.length > 0 ? text.children(children) : sign_in;
}

/** Classes by name while they are few. */
export function sayClasses({ classes }: SchoolPerson): string {
  const most = 2;
  if (classes.length === 0) return text.noClass;
  return classes.length > most ? String(classes.length) : classes.join(', ');
}

/** The day of the last visit, as people say it. */
export function sayLastHere(at: string | null, now: Date): string {
  if (at === null) return text.notYet;
  const seen = new Date(at);
  const days = daysBetween(seen, now);
  if (days === 0) return text.today;
  return days === 1 ? text.yesterday : dayFormat.format(seen);
}

function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(to) - midnight(from)) / (24 * hourMs));
}
