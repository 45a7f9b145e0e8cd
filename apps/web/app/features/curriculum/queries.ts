import type { CourseWithUnits, LessonPicture, UnitWithLessonMap } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: () => api.get<CourseWithUnits[]>('/api/courses/with-units'),
});

export const unitQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['unit', unitId],
    queryFn: () => api.get<UnitWithLessonMap>(`/api/units/${unitId}/with-lesson-details`),
  });

export const lessonPictureQuery = (lessonId: number) =>
  queryOptions({
    queryKey: ['lesson-picture', lessonId],
    queryFn: () => api.get<LessonPicture>(`/api/lessons/${lessonId}/picture`),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
