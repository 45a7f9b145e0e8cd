import type { JoinedClass, JoinedClasses, RoleAnswer, WhoLooked } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const roleQuery = queryOptions({
  queryKey: ['role'],
  queryFn: () => api.get<RoleAnswer>('/user/me/role'),
});

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
