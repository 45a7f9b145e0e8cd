import type { ClassGrid, GridCell } from '@playforward/contract';
import { sharedIdeas } from './shared-ideas.ts';

type GridStudent = ClassGrid['students'][number];

/** By need: who needs help first. By name: as the names stand in the class's list. */
export const gridOrders = ['need', 'name'] as const;
export type GridOrder = (typeof gridOrders)[number];

/** Students that stand together on the screen. */
export type StudentGroup = { kind: 'needing' | 'others' | 'everybody'; students: GridStudent[] };

export const needsHelp = ({ cells }: { cells: readonly Pick<GridCell, 'needs_help'>[] }) =>
  cells.some(({ needs_help }) => needs_help !== null);

/** The groups of a class that have anybody in them, in the order in which they stand. */
export function orderStudents({ students }: ClassGrid, order: GridOrder): StudentGroup[] {
  if (order === 'name') return [{ kind: 'everybody', students }];
  const groups: StudentGroup[] = [
    { kind: 'needing', students: byIdea(students.filter(needsHelp)) },
    { kind: 'others', students: students.filter((one) => !needsHelp(one)) },
  ];
  return groups.filter((group) => group.students.length > 0);
}

/** Who shares an idea stands together, the largest group first; then one idea alone, then the rest, each by name. */
function byIdea(needing: readonly GridStudent[]): GridStudent[] {
  const together = sharedIdeas(needing).flatMap(({ who }) => who);
  return [...new Set([...together, ...needing])];
}

/** How many skills or lessons a student does alone. */
export function countAlone({ cells }: { cells: readonly Pick<GridCell, 'state'>[] }): number {
  return cells.filter(({ state }) => state === 'alone').length;
}
