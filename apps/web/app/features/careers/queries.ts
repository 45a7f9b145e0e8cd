import type { CareerPage, MyCareers } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

export const myCareersQuery = queryOptions({
  queryKey: ['careers', 'mine'],
  queryFn: () => api.get<MyCareers>('/api/careers/mine'),
  retry: false,
});

/** The same words as a page's address has after the question mark. */

export const careerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['careers', 'page', slug],
    queryFn: () => api.get<CareerPage>(`/api/careers/${encodeURIComponent(slug)}`),
    retry: false,
  });
