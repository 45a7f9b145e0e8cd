import { useId, useState } from 'react';
import { api } from '../../../api/api.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { AccountScreen } from '../account-screen.tsx';
import { explainRecoveryError } from '../explain-error.ts';
import { FormError } from '../form-error.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { accountsText } from '../text.ts';
import { useSubmission } from '../use-submission.ts';
import { useLinkToken } from './use-link-token.ts';

const text = accountsText.confirm;

/** Where the welcome letter leads. A tap confirms, because programs that look into letters open every link. */
export function ConfirmScreen() {
  const token = useLinkToken();
  const errorId = useId();
  const [isDone, setDone] = useState(false);
  const { busy, problem, onSubmit } = useSubmission({
    check: () => undefined,
    send: () => api.post('/auth/confirm-address', { token }),
    onSuccess: () => setDone(true),
    explain: explainRecoveryError,
  });
  return (
    <AccountScreen title={text.title} subtitle={text.subtitle} greeting={text.greeting} mode="excited">
      {problem && <FormError id={errorId} message={problem.message} />}
      {token === '' && <FormError id={errorId} message={accountsText.reset.noLink} />}
      {isDone && (
        <p role="status" className="mt-6 rounded-control bg-good-soft px-4 py-3.5 font-medium text-good-ink">
          {text.done}
        </p>
      )}
      {token && !isDone && (
        <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid gap-4 lg:mt-8">
          <SubmitButton busy={busy} busyText={text.busy}>
            {text.submit}
          </SubmitButton>
        </form>
      )}
      <ButtonLink kind="quiet" wide to={paths.dashboard} className="mt-5">
        {text.onward}
      </ButtonLink>
    </AccountScreen>
  );
}
