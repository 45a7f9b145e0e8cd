import { spellDate } from './spell-date.ts';

export function PostDate({ day }: { day: string }) {
  return <time dateTime={day}>{spellDate(day)}</time>;
}
