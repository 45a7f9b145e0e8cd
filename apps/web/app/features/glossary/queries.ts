import type { GlossaryList, GlossaryWord } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** What lessons explain does not change while a page is open. Without a line the call fails, and the page says why. */
const kept = { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } as const;

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
