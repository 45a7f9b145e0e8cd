import { Mail, UserRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { siteSettings } from '../../site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldName } from './check-form.ts';
import { accountsText } from './text.ts';

const text = accountsText.signup;
const labels = accountsText.fields;

export const emptySignup = { name: '', email: '', password: '', confirmation: '' } satisfies Record<
  FieldName,
  string
>;

type SignupFormProps = {
  fields: typeof emptySignup;
  busy: boolean;
  errorId: string;
  badField: FieldName | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: (field: FieldName, value: string) => void;
};

export function SignupForm({ fields, busy, errorId, badField, onSubmit, onEdit }: SignupFormProps) {
  const bind = (field: FieldName) => ({
    name: field,
    required: true,
    value: fields[field],
    messageId: badField === field ? errorId : undefined,
    onChange: (event: { target: { value: string } }) => onEdit(field, event.target.value),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="mt-6 grid gap-4">
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
      <PasswordField
        {...bind('password')}
        label={labels.password}
        hint={text.passwordHint(siteSettings().password_min)}
        autoComplete="new-password"
      />
      <PasswordField {...bind('confirmation')} label={labels.confirmPassword} autoComplete="new-password" />
      <Button type="submit" className="mt-2" busy={busy} busyText={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
