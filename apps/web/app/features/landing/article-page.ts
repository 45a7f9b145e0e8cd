import { limits } from '@playforward/contract';

export type ArticlePage = { first: number; end: number; isFirst: boolean; isLast: boolean };

/** Which articles page `index` shows: from `first` up to, not including, `end`. */
export function articlePage(index: number, count: number): ArticlePage {
  const pages = Math.max(1, Math.ceil(count / limits.articlesPerPage));
  const page = Math.min(Math.max(index, 0), pages - 1);
  const first = page * limits.articlesPerPage;
  return {
    first,
    end: Math.min(first + limits.articlesPerPage, count),
    isFirst: page === 0,
    isLast: page === pages - 1,
  };
}
