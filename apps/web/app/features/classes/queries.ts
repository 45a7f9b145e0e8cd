import type {
  JoinedClass,
  JoinedClasses,
  NewFamilyCode,
  OwnFamilies,
  WhoLooked,
} from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const joinedClassesQuery = queryOptions({
  queryKey: ['classes'],
  queryFn: () => api.get<JoinedClasses>('/api/classes'),
});

export const whoLookedQuery = queryOptions({
  queryKey: ['who-looked'],
  queryFn: () => api.get<WhoLooked>('/user/me/who-looked'),
});

export const joinClass = (code: string) => api.post<JoinedClass>('/api/classes/join', { code });
export const leaveClass = (id: number) => api.delete(`/api/classes/${id}`);

export const ownFamiliesQuery = queryOptions({
  queryKey: ['own-families'],
  queryFn: () => api.get<OwnFamilies>('/api/families'),
});
export const makeFamilyCode = () => api.post<NewFamilyCode>('/api/families/code');
export const endFamily = (id: number) => api.delete(`/api/families/${id}`);
