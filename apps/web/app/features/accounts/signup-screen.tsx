import type { AuthAnswer, RegisterBody } from '@playforward/contract';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { paths } from '../../paths.ts';
import { siteSettings } from '../../site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountScreen, Divider } from './account-screen.tsx';
import { checkSignup } from './check-form.ts';
import { explainSignupError } from './explain-error.ts';
import { FormError } from './form-error.tsx';
import { emptySignup, SignupForm } from './signup-form.tsx';
import { accountsText } from './text.ts';
import { useEnter } from './use-enter.ts';
import { useSubmission } from './use-submission.ts';

const text = accountsText.signup;

export function SignupScreen() {
  const [fields, setFields] = useState(emptySignup);
  const errorId = useId();
  const enter = useEnter();
  const { allowed_email_domain: domain, password_min: passwordMin } = siteSettings();
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: () => checkSignup(fields, { domain, passwordMin }),
    send: () => register(fields),
    onSuccess: (answer) => enter(answer, text.success),
    explain: (error) => explainSignupError(error, domain),
  });
  return (
    <AccountScreen title={text.title} subtitle={text.subtitle} greeting={text.greeting} mode="idle">
      {problem && <FormError id={errorId} message={problem.message} />}
      <SignupForm
        fields={fields}
        busy={busy}
        errorId={errorId}
        badField={problem?.field}
        onSubmit={onSubmit}
        onEdit={(field, value) => {
          setFields({ ...fields, [field]: value });
          clearFor(field);
        }}
      />
      <Divider>{text.divider}</Divider>
      <ButtonLink kind="quiet" wide to={paths.login} state={useLocation().state} className="mt-4">
        {text.other}
      </ButtonLink>
    </AccountScreen>
  );
}

/** A name of blanks passes the required field and becomes 'User' (D-12). */
function register({ name, email, password }: typeof emptySignup): Promise<AuthAnswer> {
  const body: RegisterBody = { name: name.trim() || 'User', email: email.trim(), password };
  return api.post<AuthAnswer>('/auth/register', body);
}
