import { type AuthAnswer, timings } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { askRole } from '../../api/role-query.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useKeptLocation } from './session/kept-location.ts';
import { redirectPathFor } from './session/redirect-path.ts';
import { openSession } from './session/session.ts';

/** What follows a successful sign-in, sign-up or guest call: toast, and after 100 ms the way on, which depends on the role. */
export function useEnter(): (answer: AuthAnswer, message: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kept = useKeptLocation();
  return (answer, message) => {
    const user = openSession(client, answer);
    toast.success(message);
    const way = { replace: true, state: { entered: true } };
    const soon = new Promise((resolve) => setTimeout(resolve, timings.redirectAfterSignIn));
    void Promise.all([askRole(client), soon]).then(([role]) =>
      navigate(redirectPathFor(user, kept, role), way),
    );
  };
}
