import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { uiText } from './text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A password, hidden until the student asks to see it. The name of the switch leaves the word of the label out, so
 * that looking for the label finds the field alone.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      icon={<KeyRound size={20} aria-hidden="true" />}
      end={
        <IconButton
          label={shown ? uiText.hidePassword : uiText.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
