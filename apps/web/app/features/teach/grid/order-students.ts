import type { ClassGrid } from '@playforward/contract';

type GridStudent = ClassGrid['students'][number];

/** Who needs help stands first; within both groups the order of the names stays. */
export function orderStudents(students: readonly GridStudent[]): {
  needing: GridStudent[];
  others: GridStudent[];
} {
  const needs = ({ cells }: GridStudent) => cells.some(({ needs_help }) => needs_help !== null);
  return { needing: students.filter(needs), others: students.filter((one) => !needs(one)) };
}

/** How many skills a student does alone. */
export function countAlone({ cells }: GridStudent): number {
  return cells.filter(({ state }) => state === 'alone').length;
}
