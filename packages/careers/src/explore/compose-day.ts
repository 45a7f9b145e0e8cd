import { indexOccupations } from '../match/index-occupations.ts';
import type { Occupation } from '../occupation.ts';
import { pickTasks } from '../story/pick-tasks.ts';

/** A moment of a day that is composed from tasks; nobody's own day. */
export type DayMoment = { at: string; title: string; text: string };

const early = /^(?:37|45|47|49|51|53)-/;
const late = /^27-20[1-9]|^27-2042|^35-1011|^27-2091/;
const hours = {
  early: ['6:30', '9:00', '12:30', '3:00'],
  usual: ['8:00', '10:00', '1:00', '4:00'],
  late: ['11:00', '2:00', '5:00', '8:00'],
} as const;
const titles = ['At the start', 'In the middle of it', 'With numbers', 'Before going home'] as const;

/** Up to four moments from the occupation's own task statements; the third is one with numbers where there is one. */
export function composeDay(occupations: readonly Occupation[], one: Occupation): DayMoment[] {
  const { verbs } = indexOccupations(occupations);
  const tasks = pickTasks(one, verbs, 4);
  const math = tasks.find((task) => task.math === 2) ?? tasks.find((task) => task.math === 1);
  const others = tasks.filter((task) => task !== math);
  const ordered = math ? [...others.slice(0, 2), math, ...others.slice(2)] : others;
  const times = hours[late.test(one.soc) ? 'late' : early.test(one.soc) ? 'early' : 'usual'];
  return ordered.slice(0, 4).map((task, place) => ({
    at: times[place] ?? '',
    title: task === math ? titles[2] : place === 2 ? 'After the break' : (titles[place] ?? ''),
    text: `You ${task.text}.`,
  }));
}
