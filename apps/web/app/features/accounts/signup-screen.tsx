import type { AuthAnswer, RegisterBody } from '@playforward/contract';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { paths } from '../../paths.ts';
import { siteSettings } from '../../site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAlive } from '../../ui/use-alive.ts';
import { AccountScreen, Divider } from './account-screen.tsx';
import { checkSignup } from './check-form.ts';
import { explainSignupError } from './explain-error.ts';
import { FormError } from './form-error.tsx';
import { SignupForm } from './signup-form.tsx';
import { accountsText } from './text.ts';
import { useEnter } from './use-enter.ts';
import { type Fields, useSubmission } from './use-submission.ts';

const text = accountsText.signup;

export function SignupScreen() {
  const errorId = useId();
  const enter = useEnter();
  const { allowed_email_domain: domain, password_min: passwordMin, sign_up: signUp } = siteSettings();
  const alive = useAlive();
  const isClosed = alive && signUp === 'closed';
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: (fields) => checkSignup(fields, { domain, passwordMin }),
    send: register,
    onSuccess: (answer) => enter(answer, text.success),
    explain: (error) => explainSignupError(error, domain),
  });
  return (
    <AccountScreen title={text.title} subtitle={text.subtitle} greeting={text.greeting} mode="idle">
      {problem && <FormError id={errorId} message={problem.message} />}
      {isClosed && <p className="mt-6 font-medium">{text.closed}</p>}
      {!isClosed && (
        <SignupForm
          busy={busy}
          errorId={errorId}
          badField={problem?.field}
          passwordMin={passwordMin}
          asksForCode={alive && signUp === 'code'}
          onSubmit={onSubmit}
          onEdit={clearFor}
        />
      )}
      <Divider>{text.divider}</Divider>
      <ButtonLink kind="quiet" wide to={paths.login} state={useLocation().state} className="mt-4">
        {text.other}
      </ButtonLink>
    </AccountScreen>
  );
}

/** A name of blanks passes the required field and becomes 'User' (D-12). */
function register({ name, email, password, code }: Fields): Promise<AuthAnswer> {
  const body: RegisterBody = {
    name: name.trim() || 'User',
    email: email.trim(),
    password,
    ...(code && { code: code.trim() }),
  };
  return api.post<AuthAnswer>('/auth/register', body);
}
