import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { uiText } from './text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password, hidden until the student asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      icon={<KeyRound size={20} aria-hidden="true" />}
      end={
        <IconButton
          label={shown ? uiText.hide(props.label) : uiText.show(props.label)}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
