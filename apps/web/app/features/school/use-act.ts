import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { schoolKey } from './queries.ts';

/** An act of the office; what the office shows is read anew after it. */
export function useAct<Wish, Answer>(
  act: (wish: Wish) => Promise<Answer>,
): UseMutationResult<Answer, Error, Wish> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: schoolKey }),
  });
}
