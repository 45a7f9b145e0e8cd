import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { takeCode } from './kept-code.ts';
import { joinClass } from './queries.ts';
import { classesText as text } from './text.ts';

/** Joins the class whose code somebody brought along, as soon as there is an account. */
export function JoinKeptClass() {
  const queries = useQueryClient();
  // The server is outside: the code is taken once, whatever draws this again.
  useEffect(() => {
    const code = takeCode();
    if (code === undefined) return;
    joinClass(code).then(
      ({ name }) => {
        toast.success(text.joined(name));
        for (const queryKey of [['classes'], ['role']]) void queries.invalidateQueries({ queryKey });
      },
      (error: unknown) => toast.error((error instanceof ApiError && error.detail) || text.failure),
    );
  }, [queries]);
  return null;
}
