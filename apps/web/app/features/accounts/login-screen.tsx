import type { AuthAnswer, ChoosePasswordBody, LoginBody } from '@playforward/contract';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usage } from '../../analytics/usage.ts';
import { api } from '../../api/api.ts';
import { paths } from '../../paths.ts';
import { siteSettings } from '../../site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountScreen, Divider } from './account-screen.tsx';
import { checkSignInName } from './check-form.ts';
import { asksForOwnPassword, explainLoginError } from './explain-error.ts';
import { FormError } from './form-error.tsx';
import { GuestDoor } from './guest-door.tsx';
import { OwnPasswordForm } from './recovery/own-password-form.tsx';
import { SchoolDoor } from './school-door.tsx';
import { SubmitButton } from './submit-button.tsx';
import { accountsText } from './text.ts';
import { useCardName } from './use-card-name.ts';
import { useEnter } from './use-enter.ts';
import { useSubmission } from './use-submission.ts';

const text = accountsText.login;

export function LoginScreen() {
  const [known, setKnown] = useState<LoginBody>();
  return known ? <OwnPasswordScreen known={known} /> : <SignInScreen onOneTime={setKnown} />;
}

/** After a one-time password was right: no session is open before an own one is chosen. */
function OwnPasswordScreen({ known }: { known: LoginBody }) {
  const { title, subtitle } = accountsText.choose;
  return (
    <AccountScreen title={title} subtitle={subtitle} greeting={accountsText.reset.greeting} mode="excited">
      <OwnPasswordForm words={[known.email]} send={(new_password) => choose({ ...known, new_password })} />
    </AccountScreen>
  );
}

function SignInScreen({ onOneTime }: { onOneTime: (known: LoginBody) => void }) {
  const errorId = useId();
  const enter = useEnter();
  const nameField = useCardName();
  const { busy, problem, onSubmit, clearFor } = useSubmission({
    check: ({ email }) => checkSignInName(email, siteSettings().allowed_email_domain),
    send: async ({ email, password }) => {
      const body = { email: email.trim(), password };
      try {
        return await logIn(body);
      } catch (error) {
        if (asksForOwnPassword(error)) onOneTime(body);
        throw error;
      }
    },
    onSuccess: (answer) => enter(answer, text.success),
    explain: explainLoginError,
  });
  return (
    <AccountScreen title={text.title} subtitle={text.subtitle} greeting={text.greeting} mode="excited">
      {problem && <FormError id={errorId} message={problem.message} />}
      <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid gap-4 lg:mt-8 lg:gap-5">
        <TextField
          label={accountsText.fields.email}
          icon={<Mail size={20} aria-hidden="true" />}
          name="email"
          type="email"
          autoComplete="username"
          required
          ref={nameField}
          hint={text.nameHint}
          messageId={problem?.field === 'email' ? errorId : undefined}
          onChange={() => clearFor('email')}
        />
        <PasswordField
          label={accountsText.fields.password}
          name="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton busy={busy} busyText={text.busy}>
          {text.submit}
        </SubmitButton>
      </form>
      <p className="mt-4 text-center">
        <Link to={paths.forgotPassword} className="link">
          {text.forgot}
        </Link>
      </p>
      <SchoolDoor />
      <Divider>{text.divider}</Divider>
      <ButtonLink kind="quiet" wide to={paths.signup} state={useLocation().state} className="mt-5">
        {text.other}
      </ButtonLink>
      <GuestDoor />
    </AccountScreen>
  );
}

const choose = (body: ChoosePasswordBody) => api.post<AuthAnswer>('/auth/choose-password', body);

function logIn(body: LoginBody): Promise<AuthAnswer> {
  usage.attemptedLogin(body.email);
  return api.post<AuthAnswer>('/auth/login', body);
}
