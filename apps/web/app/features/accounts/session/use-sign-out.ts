import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usage } from '../../../analytics/usage.ts';
import { api } from '../../../api/api.ts';
import { removeToken } from '../../../api/token.ts';
import { paths } from '../../../paths.ts';

/** Ends the session. The student is signed out here even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await api.post('/auth/logout').catch(() => undefined);
    removeToken('signed-out');
    usage.signedOut();
    client.clear();
    await navigate(paths.login, { replace: true });
  };
}
