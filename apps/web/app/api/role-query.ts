import type { RoleAnswer, UserRole } from '@playforward/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Who the signed-in person is here; the answer of a sign-in does not say it. */
export const roleQuery = queryOptions({
  queryKey: ['role'],
  queryFn: () => api.get<RoleAnswer>('/user/me/role'),
});

const longestWaitMs = 1_500;

/** The role, for who has to know it now; a line that is slow or broken makes nobody wait. */
export function askRole(client: QueryClient): Promise<UserRole> {
  const asked = client.fetchQuery(roleQuery).then(
    ({ role }) => role,
    () => 'student' as const,
  );
  const late = new Promise<UserRole>((resolve) => setTimeout(() => resolve('student'), longestWaitMs));
  return Promise.race([asked, late]);
}
