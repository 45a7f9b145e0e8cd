import type { AuthAnswer } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { siteSettings } from '../../site-settings.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useAlive } from '../../ui/use-alive.ts';
import { explainLoginError } from './explain-error.ts';
import { accountsText } from './text.ts';
import { useEnter } from './use-enter.ts';
import { useSubmission } from './use-submission.ts';

const text = accountsText.login;

/** Look around without an account, while the school lets guests in (D-11). The built page does not know that yet. */
export function GuestDoor() {
  const alive = useAlive();
  const enter = useEnter();
  const { busy, onSubmit } = useSubmission({
    check: () => undefined,
    send: () => api.post<AuthAnswer>('/auth/guest'),
    onSuccess: (answer) => enter(answer, text.success),
    explain: (error) => {
      const message = explainLoginError(error);
      toast.error(message);
      return message;
    },
  });
  if (!alive || !siteSettings().guest_access) return null;
  return (
    <form onSubmit={onSubmit} className="mt-4 text-center">
      <button type="submit" className="link" disabled={busy}>
        {busy ? text.guestBusy : text.guest}
      </button>
    </form>
  );
}
