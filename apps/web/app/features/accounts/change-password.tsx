import type { AuthAnswer, ChangePasswordBody } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../api/api.ts';
import { siteSettings } from '../../site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { checkNewPassword } from './check-form.ts';
import { explainRecoveryError } from './explain-error.ts';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { openSession } from './session/session.ts';
import { SubmitButton } from './submit-button.tsx';
import { accountsText } from './text.ts';
import { useSubmission } from './use-submission.ts';

const text = accountsText.change;

/** Part of the settings: opens a form where a new password takes the place of the old one. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <h3 className="text-lg">{text.title}</h3>
        <p className="mt-1 text-ink-2">{text.note}</p>
      </div>
      {isOpen ? (
        <ChangeForm onClose={() => setOpen(false)} />
      ) : (
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          <KeyRound size={18} aria-hidden="true" />
          {text.open}
        </Button>
      )}
    </section>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const errorId = useId();
  const client = useQueryClient();
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: (fields) => checkNewPassword(fields, siteSettings().password_min),
    send: ({ current, password }) => change({ password: current, new_password: password }),
    onSuccess: (answer) => {
      openSession(client, answer);
      toast.success(text.done);
      onClose();
    },
    explain: explainRecoveryError,
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid w-full gap-4">
      {problem && <FormError id={errorId} message={problem.message} />}
      <PasswordField
        name="current"
        label={accountsText.fields.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields problem={problem} errorId={errorId} onEdit={clearFor} />
      <SubmitButton busy={busy} busyText={text.busy}>
        {text.submit}
      </SubmitButton>
      <Button kind="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </form>
  );
}

const change = (body: ChangePasswordBody) => api.post<AuthAnswer>('/auth/change-password', body);
