import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../api/api.ts';
import { removeToken } from '../../../api/token.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { accountsText } from '../text.ts';

const text = accountsText.everywhere;

/**
 * Ends every session of this account. Unlike signing out here, it has happened only when the server says so: until
 * then the student stays signed in.
 */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.post('/auth/logout-all'),
    onSuccess: async () => {
      removeToken('signed-out');
      client.clear();
      toast.success(text.done);
      await navigate(paths.login, { replace: true });
    },
  });
}
