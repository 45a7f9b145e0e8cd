import type { CourseMastery, LessonMastery } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const lessonMasteryQuery = (lessonId: number) =>
  queryOptions({
    queryKey: ['lesson-mastery', lessonId],
    queryFn: () => api.get<LessonMastery>(`/api/mastery/lessons/${lessonId}`),
    retry: false,
  });

export const courseMasteryQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['course-mastery', courseId],
    queryFn: () => api.get<CourseMastery>(`/api/mastery/courses/${courseId}`),
    retry: false,
  });
