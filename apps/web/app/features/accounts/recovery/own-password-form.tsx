import type { AuthAnswer } from '@playforward/contract';
import { useId } from 'react';
import { siteSettings } from '../../../site-settings.ts';
import { checkNewPassword } from '../check-form.ts';
import { explainRecoveryError } from '../explain-error.ts';
import { FormError } from '../form-error.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { accountsText } from '../text.ts';
import { useEnter } from '../use-enter.ts';
import { useSubmission } from '../use-submission.ts';

const text = accountsText.reset;

type OwnPasswordFormProps = {
  words?: readonly string[];
  send: (password: string) => Promise<AuthAnswer>;
};

/** Chooses a password and goes on as who is then signed in. */
export function OwnPasswordForm({ words, send }: OwnPasswordFormProps) {
  const errorId = useId();
  const enter = useEnter();
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: (fields) => checkNewPassword(fields, siteSettings().password_min),
    send: ({ password }) => send(password),
    onSuccess: (answer) => enter(answer, text.success),
    explain: explainRecoveryError,
  });
  return (
    <>
      {problem && <FormError id={errorId} message={problem.message} />}
      <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid gap-4 lg:mt-8">
        <NewPasswordFields problem={problem} errorId={errorId} onEdit={clearFor} {...(words && { words })} />
        <SubmitButton busy={busy} busyText={text.busy}>
          {text.submit}
        </SubmitButton>
      </form>
    </>
  );
}
