import type { ClassRow } from '../queries.ts';

/** A class that goes on, and who learns in it. */
export type ClassToday = { row: ClassRow; ids: readonly number[] };
