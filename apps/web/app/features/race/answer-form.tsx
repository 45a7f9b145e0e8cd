import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { raceText as text } from './text.ts';

/** Longer than any answer; what is pasted beyond it is not taken. */
const longest = 10_000;

type RaceAnswerFormProps = {
  field: RefObject<HTMLInputElement | null>;
  placeholder: string;
  /** While a message is handled nothing is taken, and what is being typed stays. */
  busy: boolean;
  onSend: (text: string) => void;
};

/** Where the student types. The field keeps its focus and its words while Orbit thinks. */
export function RaceAnswerForm({ field, placeholder, busy, onSend }: RaceAnswerFormProps) {
  const [typed, setTyped] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed.trim() === '') return;
    onSend(typed);
    setTyped('');
  };
  return (
    <form className="race-form" aria-busy={busy} onSubmit={send}>
      <div className="field-box">
        <input
          ref={field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={placeholder}
          aria-label={text.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={longest}
          dir="auto"
        />
      </div>
      <Button type="submit" waiting={busy}>
        {text.send}
      </Button>
    </form>
  );
}
