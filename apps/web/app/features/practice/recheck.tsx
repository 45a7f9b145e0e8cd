import type { RecheckBody, RecheckResult } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';
import { practiceText } from './text.ts';

const text = practiceText.recheck;

/** For the student who stands by a typed answer: a second check, and a person who will look at it. */
export function Recheck({ attemptId }: { attemptId: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (body: RecheckBody) => api.post<RecheckResult>('/api/problems/recheck', body),
  });

  // The button that had the focus is gone; while the words have it, the timer waits.
  useEffect(() => {
    if (data) said.current?.focus();
  }, [data]);

  if (data) {
    return (
      <p ref={said} tabIndex={-1} role="status" className="recheck">
        {data.message}
      </p>
    );
  }
  return (
    <div className="recheck">
      <button
        type="button"
        className="link"
        disabled={isPending}
        onClick={() => mutate({ attempt_id: attemptId })}
      >
        {isPending ? text.busy : text.ask}
      </button>
      <p role="status">{isError && text.failed}</p>
    </div>
  );
}
