import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { careersText as text } from './text.ts';

/** Keeps a career as a favorite, or takes it out; what could not be done is said. */
export function useFavorite(slug: string, favorite: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const path = `/api/careers/${slug}/favorite`;
      return favorite ? api.delete(path) : api.put(path);
    },
    onError: (error) => {
      toast.error((error instanceof ApiError && error.detail) || text.favoriteFailed);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['careers'] }),
  });
}
