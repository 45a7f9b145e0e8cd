import { Mail, Ticket, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { siteToken } from '../../site-token.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldName } from './check-form.ts';
import { PasswordHelp } from './recovery/password-help.tsx';
import { SubmitButton } from './submit-button.tsx';
import { accountsText } from './text.ts';

const text = accountsText.signup;
const labels = accountsText.fields;

type SignupFormProps = {
  busy: boolean;
  errorId: string;
  badField: FieldName | undefined;
  passwordMin: number;
  /** Whether the school gives out a code for new accounts. */
  asksForCode: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: (field: FieldName) => void;
};

export function SignupForm(props: SignupFormProps) {
  const { busy, errorId, badField, passwordMin, asksForCode, onSubmit, onEdit } = props;
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const bind = (field: FieldName) => ({
    name: field,
    required: true,
    messageId: badField === field ? errorId : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onEdit(field);
      setTyped((before) => ({ ...before, [field]: target.value }));
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid gap-4">
      <TextField
        {...bind('name')}
        label={labels.firstName}
        icon={<UserRound size={20} aria-hidden="true" />}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        {...bind('email')}
        label={labels.email}
        icon={<Mail size={20} aria-hidden="true" />}
        type="email"
        autoComplete="username"
      />
      <div>
        <PasswordField {...bind('password')} label={labels.password} autoComplete="new-password" />
        <PasswordHelp
          password={typed.password}
          min={passwordMin}
          words={[typed.name, typed.email, siteToken('productName')]}
        />
      </div>
      <PasswordField {...bind('confirmation')} label={labels.confirmPassword} autoComplete="new-password" />
      {asksForCode && (
        <TextField
          {...bind('code')}
          label={labels.code}
          icon={<Ticket size={20} aria-hidden="true" />}
          autoComplete="off"
          maxLength={64}
        />
      )}
      <SubmitButton busy={busy} busyText={text.busy}>
        {text.submit}
      </SubmitButton>
    </form>
  );
}
