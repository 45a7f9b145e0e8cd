import { todayText } from './text.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;

/** The day of a moment within a week, in the reader's own time: today and tomorrow by name. */
export function dayName(at: string, now: Date): string {
  const moment = new Date(at);
  const days = dayOf(moment) - dayOf(now);
  if (days <= 0) return todayText.week.today;
  return days === 1 ? todayText.week.tomorrow : weekday.format(moment);
}

export function clockTime(at: string): string {
  return clock.format(new Date(at));
}
