import type {
  CheckView,
  KeptAnswer,
  KeptAnswersAnswer,
  OpenCheckBody,
  OwnChecks,
} from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const ownChecksQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['checks', 'of-course', courseId],
    queryFn: () => api.get<OwnChecks>(`/api/checks?course_id=${courseId}`),
  });

export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['checks', id],
    queryFn: () => readCheck(id),
    // What is typed is newer than what a second look would bring.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const readCheck = (id: string) => api.get<CheckView>(`/api/checks/${encodeURIComponent(id)}`);
export const openCheck = (body: OpenCheckBody) => api.post<CheckView>('/api/checks', body);
export const keepAnswers = (id: string, answers: KeptAnswer[]) =>
  api.patch<KeptAnswersAnswer>(`/api/checks/${id}/answers`, { answers });
export const handIn = (id: string, answers: KeptAnswer[]) =>
  api.post<CheckView>(`/api/checks/${id}/hand-in`, { answers });
export const putAway = (id: string) => api.post(`/api/checks/${id}/put-away`);
