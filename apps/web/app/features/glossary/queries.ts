import type { GlossaryList, GlossaryWord } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** What lessons explain does not change while a page is open. */
const kept = { retry: false, staleTime: Number.POSITIVE_INFINITY };

export const glossaryQuery = queryOptions({
  queryKey: ['glossary'],
  queryFn: () => api.get<GlossaryList>('/api/glossary'),
  ...kept,
});

export const wordQuery = (slug: string) =>
  queryOptions({
    queryKey: ['glossary', slug],
    queryFn: () => api.get<GlossaryWord>(`/api/glossary/${encodeURIComponent(slug)}`),
    ...kept,
  });
