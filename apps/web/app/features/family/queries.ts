import type {
  AuthAnswer,
  ChangeChildBody,
  FamilyChildren,
  FamilyCodeAnswer,
  FamilyLanguage,
  FamilyWeek,
  GuardianBody,
  ReaderLink,
} from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const childrenQuery = queryOptions({
  queryKey: ['children'],
  queryFn: () => api.get<FamilyChildren>('/api/family/children'),
});

/** Which week in which language; without `back` the server chooses between this one and the last. */
export type WeekAsked = { language: FamilyLanguage; back: number | undefined };

const withBack = (back: number | undefined) => (back === undefined ? '' : `&back=${back}`);

export const childWeekQuery = (childId: number, { language, back }: WeekAsked) =>
  queryOptions({
    queryKey: ['children', childId, 'week', language, back],
    queryFn: () =>
      api.get<FamilyWeek>(`/api/family/children/${childId}/week?language=${language}${withBack(back)}`),
  });

export const readerWeekQuery = (token: string, { language, back }: WeekAsked) =>
  queryOptions({
    queryKey: ['reader-week', token, language, back],
    queryFn: () =>
      api.post<FamilyWeek>('/api/family/readers/week', {
        token,
        language,
        ...(back !== undefined && { back }),
      }),
  });

export const lookAtCode = (code: string) => api.post<FamilyCodeAnswer>('/api/family/code', { code });
export const makeGuardian = (body: GuardianBody) => api.post<AuthAnswer>('/api/family/accounts', body);
export const signInGuardian = (body: { email: string; password: string }) =>
  api.post<AuthAnswer>('/api/family/sign-in', body);
export const makeReader = (body: { code: string; language: FamilyLanguage }) =>
  api.post<ReaderLink>('/api/family/readers', body);
export const endReader = (token: string) => api.post('/api/family/readers/end', { token });
export const linkChild = (code: string) => api.post<FamilyChildren>('/api/family/link', { code });
export const changeChild = (id: number, body: ChangeChildBody) =>
  api.patch<FamilyChildren>(`/api/family/children/${id}`, body);
export const giveConsent = (id: number, yes: boolean) =>
  api.post<FamilyChildren>(`/api/family/children/${id}/consent`, { yes });
export const endChild = (id: number) => api.delete(`/api/family/children/${id}`);
export const endMail = (token: string) =>
  api.post(`/api/family/mail/end?token=${encodeURIComponent(token)}`, {});
