import { type AuthAnswer, timings } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toast/toast.ts';
import { useKeptLocation } from './kept-location.ts';
import { redirectPathFor } from './redirect-path.ts';
import { openSession } from './session.ts';

/** What follows a successful sign-in, sign-up or guest call: toast, and after 100 ms the way on. */
export function useEnter(): (answer: AuthAnswer, message: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kept = useKeptLocation();
  return (answer, message) => {
    const user = openSession(client, answer);
    toast.success(message);
    const way = { replace: true, state: { entered: true } };
    setTimeout(() => navigate(redirectPathFor(user, kept), way), timings.redirectAfterSignIn);
  };
}
