import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../../api/api.ts';
import { paths } from '../../../paths.ts';
import { siteSettings } from '../../../site-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAlive } from '../../../ui/use-alive.ts';
import { AccountScreen } from '../account-screen.tsx';
import { checkEmail } from '../check-form.ts';
import { explainRecoveryError } from '../explain-error.ts';
import { FormError } from '../form-error.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { accountsText } from '../text.ts';
import { useSubmission } from '../use-submission.ts';

const text = accountsText.forgot;

/** The way back in: a link by mail, or who to ask where the school sends none. */
export function ForgotScreen() {
  const [isSent, setSent] = useState(false);
  const hasMail = useAlive() && siteSettings().mail;
  return (
    <AccountScreen
      title={text.title}
      subtitle={hasMail ? text.subtitle : text.noMail}
      greeting={text.greeting}
      mode="idle"
    >
      {isSent && (
        <p role="status" className="mt-6 rounded-control bg-good-soft px-4 py-3.5 font-medium text-good-ink">
          {text.sent}
        </p>
      )}
      {hasMail && !isSent && <ForgotForm onSent={() => setSent(true)} />}
      <ButtonLink kind="quiet" wide to={paths.login} className="mt-6">
        {text.back}
      </ButtonLink>
    </AccountScreen>
  );
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const errorId = useId();
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: ({ email }) => checkEmail(email, siteSettings().allowed_email_domain),
    send: ({ email }) => api.post('/auth/forgot-password', { email: email.trim() }),
    onSuccess: onSent,
    explain: explainRecoveryError,
  });
  return (
    <>
      {problem && <FormError id={errorId} message={problem.message} />}
      <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid gap-4 lg:mt-8">
        <TextField
          label={accountsText.fields.email}
          icon={<Mail size={20} aria-hidden="true" />}
          name="email"
          type="email"
          autoComplete="username"
          required
          messageId={problem?.field === 'email' ? errorId : undefined}
          onChange={() => clearFor('email')}
        />
        <SubmitButton busy={busy} busyText={text.busy}>
          {text.submit}
        </SubmitButton>
      </form>
    </>
  );
}
