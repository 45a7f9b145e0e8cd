import { TextField } from '../../ui/text-field.tsx';
import type { FamilyText } from './text.ts';

type CodeFieldProps = {
  code: string;
  text: FamilyText;
  message?: string | undefined;
  onCode: (code: string) => void;
};

/** A family code, written large. */
export function CodeField({ code, text, message, onCode }: CodeFieldProps) {
  return (
    <div className="family-code">
      <TextField
        label={text.door.code}
        name="code"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={text.door.codeHint}
        message={message}
        onChange={({ target }) => onCode(target.value.toUpperCase())}
      />
    </div>
  );
}
