import type { OrbSteps } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** The lines of a problem that the companion has found right so far; nobody misses them when they do not come. */
export const stepsQuery = (problemId: number) =>
  queryOptions({
    queryKey: ['orb-steps', problemId],
    queryFn: () => api.get<{ steps: OrbSteps | null }>(`/api/orb/steps?problem_id=${problemId}`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
