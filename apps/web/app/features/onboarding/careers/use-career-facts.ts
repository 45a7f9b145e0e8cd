import type { CareerSearchAnswer } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

export type CareerFacts = { schooling: string | null; math: readonly string[] };

/**
 * Schooling and mathematics of a career by its title, which is its identity (D-56). The offer itself has neither
 * without them the day is told all the same.
 */
export function useCareerFacts(title: string): CareerFacts | undefined {
  const asked = new URLSearchParams({ search: title });
  const { data } = useQuery({
    queryKey: ['careers', 'facts', title],
    queryFn: () => api.get<CareerSearchAnswer>(`/api/careers?${asked}`),
    select: ({ careers }) => careers.find((one) => one.title === title),
    retry: false,
  });
  return data;
}
