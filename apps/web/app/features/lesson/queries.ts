import type { LessonBrief, LessonView, UnitWithCourse, UnitWithLessonList } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { takeEarlyBody } from '../../api/early-calls.ts';

/** The lesson under an address, or null: an empty answer means that there is none (D-68). */
export const lessonQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['lesson', lessonId],
    queryFn: async () => toLesson(await api.get<LessonAnswer>(lessonPath(lessonId))),
    initialData: () => {
      const answer = takeEarlyBody(lessonPath(lessonId)) as LessonAnswer;
      return answer === undefined ? undefined : toLesson(answer);
    },
    staleTime: freshMs,
    retry: false,
    // A new lesson may have other problems: it does not come between an answer that waited and its verdict.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });

type LessonAnswer = Partial<LessonView> | null | undefined;

/** An answer that came with the page is not asked for again by the page. */
const freshMs = 2000;

const lessonPath = (lessonId: string) => `/api/lessons/${encodeURIComponent(lessonId)}/full`;

const toLesson = (answer: LessonAnswer) => (answer?.id === undefined ? null : (answer as LessonView));

/** What the lesson page needs of a unit. */
export type LessonUnit = {
  title: string;
  unitNumber: number;
  courseTitle: string | undefined;
  lessons: readonly Pick<LessonBrief, 'id' | 'state'>[];
};

type UnitAnswer = Omit<UnitWithLessonList, 'lessons'> & {
  lessons: LessonBrief[] | Record<string, LessonBrief>;
} & Partial<Pick<UnitWithCourse, 'course'>>;

/** The unit with its course, the unit alone when that fails, and null when both do: the page goes on without it. */
export const lessonUnitQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['lesson-unit', unitId],
    queryFn: async (): Promise<LessonUnit | null> => {
      const answer =
        (await getOptional<UnitAnswer>(`/api/units/${unitId}/with-course`)) ??
        (await getOptional<UnitAnswer>(`/api/units/${unitId}`));
      return answer && toLessonUnit(answer);
    },
    retry: false,
  });

async function getOptional<Answer>(path: string): Promise<Answer | null> {
  try {
    return (await api.get<Answer | undefined>(path)) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Lessons come as a list or as a map (D-66). */
function toLessonUnit({ title, unit_number, lessons, course }: UnitAnswer): LessonUnit {
  return {
    title,
    unitNumber: unit_number,
    courseTitle: course?.title,
    lessons: Array.isArray(lessons) ? lessons : Object.values(lessons),
  };
}
