import type { ClassGrid, GridCell, SkillState } from '@playforward/contract';
import { type GridOrder, orderStudents, type StudentGroup } from './order-students.ts';

/** What stands over the columns: the skills of the unit, or its lessons. */
export const gridSides = ['skills', 'lessons'] as const;
export type GridSide = (typeof gridSides)[number];

/** `skill` is null where the column is a whole lesson. */
export type GridColumn = {
  key: string;
  title: string;
  skill: string | null;
  lesson_id: number;
  lesson_title: string;
  /** Whether a line parts it from the lesson before. */
  begins: boolean;
};
type Part = { title: string; state: SkillState };
/** `parts` are the skills behind the cell of a lesson; `skillInNeed` is the one that its flag is about. */
export type ViewCell = Omit<GridCell, 'skill'> & { parts: readonly Part[]; skillInNeed: string | null };
export type ViewStudent = { id: number; name: string; cells: ViewCell[] };
type ViewGroup = { kind: StudentGroup['kind']; students: ViewStudent[] };
/** The grid as it stands on the screen. */
export type GridView = { columns: GridColumn[]; groups: ViewGroup[] };

type GridChoice = { side: GridSide; order: GridOrder };

export function viewGrid(grid: ClassGrid, { side, order }: GridChoice): GridView {
  const { columns, cells } = side === 'skills' ? bySkill(grid) : byLesson(grid);
  const groups = orderStudents(grid, order).map(({ kind, students }) => ({
    kind,
    students: students.map(({ id, name, cells: own }) => ({ id, name, cells: cells(own) })),
  }));
  return { columns, groups };
}

type Columns = { columns: GridColumn[]; cells: (own: readonly GridCell[]) => ViewCell[] };

function bySkill({ skills }: ClassGrid): Columns {
  return {
    columns: skills.map((one, nth) => ({
      ...one,
      key: one.skill,
      begins: one.lesson_id !== skills[nth - 1]?.lesson_id,
    })),
    cells: (own) =>
      own.map(({ skill, ...cell }) => ({
        ...cell,
        parts: [],
        skillInNeed: cell.needs_help ? skill : null,
      })),
  };
}

function byLesson({ skills }: ClassGrid): Columns {
  const lessons = [...Map.groupBy(skills, ({ lesson_id }) => lesson_id).entries()];
  const title = new Map(skills.map((one) => [one.skill, one.title]));
  return {
    columns: lessons.map(([id, own]) => {
      const lessonTitle = own[0]?.lesson_title ?? '';
      return {
        key: `lesson ${id}`,
        title: lessonTitle,
        skill: null,
        lesson_id: id,
        lesson_title: lessonTitle,
        begins: false,
      };
    }),
    cells: (own) =>
      lessons.map(([, parts]) => {
        const wanted = new Set(parts.map(({ skill }) => skill));
        return joinCells(
          own.filter(({ skill }) => wanted.has(skill)),
          title,
        );
      }),
  };
}

function joinCells(cells: readonly GridCell[], title: ReadonlyMap<string, string>): ViewCell {
  const inNeed = cells.find(({ needs_help }) => needs_help !== null);
  return {
    state: lessonState(cells.map(({ state }) => state)),
    tries: cells.reduce((sum, { tries }) => sum + tries, 0),
    needs_help: inNeed?.needs_help ?? null,
    skillInNeed: inNeed?.skill ?? null,
    parts: cells.map(({ skill, state }) => ({ title: title.get(skill) ?? '', state })),
  };
}

/** A lesson is done alone when each of its skills is, and with help when none is left to be learned. */
function lessonState(states: readonly SkillState[]): SkillState {
  if (states.every((state) => state === 'new')) return 'new';
  if (states.every((state) => state === 'alone')) return 'alone';
  const isReached = states.every((state) => state === 'alone' || state === 'with-help');
  return isReached ? 'with-help' : 'started';
}
