import { useState } from 'react';
import { siteSettings } from '../../site-settings.ts';
import { siteToken } from '../../site-token.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import type { FieldName, FormProblem } from './check-form.ts';
import { PasswordHelp } from './recovery/password-help.tsx';
import { accountsText } from './text.ts';

const labels = accountsText.fields;

type NewPasswordFieldsProps = {
  problem: FormProblem | undefined;
  errorId: string;
  /** Words a password should not be made of, such as the address. */
  words?: readonly string[];
  onEdit: (field: FieldName) => void;
};

/** A new password, typed twice, with advice below it. */
export function NewPasswordFields({ problem, errorId, words = [], onEdit }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('');
  const messageId = (field: FieldName) => (problem?.field === field ? errorId : undefined);
  return (
    <>
      <div>
        <PasswordField
          name="password"
          label={labels.newPassword}
          autoComplete="new-password"
          required
          messageId={messageId('password')}
          onChange={({ target }) => {
            onEdit('password');
            setTyped(target.value);
          }}
        />
        <PasswordHelp
          password={typed}
          min={siteSettings().password_min}
          words={[...words, siteToken('productName')]}
        />
      </div>
      <PasswordField
        name="confirmation"
        label={labels.newPasswordAgain}
        autoComplete="new-password"
        required
        messageId={messageId('confirmation')}
        onChange={() => onEdit('confirmation')}
      />
    </>
  );
}
