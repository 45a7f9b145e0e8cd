import type { Random } from '../random.ts';

/** First names from many places; none is tied to a role, and sentences need no pronoun for them. */
const names = [
  'Aisha',
  'Alex',
  'Amir',
  'Ana',
  'Ben',
  'Carlos',
  'Chloe',
  'Dana',
  'Diego',
  'Emma',
  'Femi',
  'Grace',
  'Hana',
  'Ivan',
  'Jada',
  'Kai',
  'Lena',
  'Leo',
  'Maya',
  'Mei',
  'Nia',
  'Noah',
  'Omar',
  'Priya',
  'Rosa',
  'Sam',
  'Tariq',
  'Yuki',
] as const;

/** One name. */
export function drawName(random: Random): string {
  return random.pick(names);
}
