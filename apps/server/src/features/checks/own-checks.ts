import type { OwnCheckKind, OwnChecks } from '@playforward/contract';
import type { CheckItem } from '@playforward/mastery';
import { composeCourseCheck, composeGetReady, composeUnitCheck } from '../../checks/compose.ts';
import type { CheckServices } from '../../checks/services.ts';
import type { Course } from '../../curriculum/curriculum-index.ts';
import { selectOwnSittings } from './queries.ts';
import { checkSentences as sentences } from './sentences.ts';

/** A check that a student may take by herself. */
export type OwnCheck = {
  kind: OwnCheckKind;
  itemId: number;
  title: string;
  /** The course and unit it is of, in words. */
  place: string;
  items: CheckItem[];
};

/** The checks of a course in its order: before and after each unit, and at the end. Those without problems are left out. */
function ownChecksOf({ curriculum }: CheckServices, course: Course): OwnCheck[] {
  const { displayTitle } = course;
  const ofUnits = course.units.flatMap((unit): OwnCheck[] => {
    const own = { itemId: unit.id, place: sentences.place(displayTitle, unit.number) };
    return [
      {
        ...own,
        kind: 'get-ready',
        title: sentences.title['get-ready'](unit.title),
        items: composeGetReady(curriculum, unit),
      },
      {
        ...own,
        kind: 'unit',
        title: sentences.title.unit(unit.title),
        items: composeUnitCheck(curriculum, unit),
      },
    ];
  });
  const ofCourse: OwnCheck = {
    kind: 'course',
    itemId: course.id,
    title: sentences.title.course(displayTitle),
    place: displayTitle,
    items: composeCourseCheck(curriculum, course),
  };
  return [...ofUnits, ofCourse].filter(({ items }) => items.length > 0);
}

/** The check of a unit or a course. */
export function findOwnCheck(
  services: CheckServices,
  { kind, itemId }: { kind: OwnCheckKind; itemId: number },
): OwnCheck | undefined {
  const { index } = services.curriculum;
  const courseId = kind === 'course' ? itemId : index.unit.get(itemId)?.courseId;
  const course = courseId === undefined ? undefined : index.course.get(courseId);
  const checks = course ? ownChecksOf(services, course) : [];
  return checks.find((one) => one.kind === kind && one.itemId === itemId);
}

/** GET /api/checks?course_id=. */
export async function listOwnChecks(
  services: CheckServices,
  { userId, course }: { userId: number; course: Course },
): Promise<OwnChecks> {
  const sittings = await selectOwnSittings(services.pool, userId);
  return {
    checks: ownChecksOf(services, course).map(({ kind, itemId, title, items }) => {
      const own = sittings.filter((one) => one.kind === kind && one.about === String(itemId));
      const last = own.findLast((one) => one.closedAt !== null);
      return {
        kind,
        item_id: itemId,
        title,
        problems: items.length,
        open: own.find((one) => one.closedAt === null)?.id ?? null,
        last: last?.closedAt
          ? { id: last.id, right: last.right, all: last.all, at: last.closedAt.toISOString() }
          : null,
      };
    }),
  };
}
