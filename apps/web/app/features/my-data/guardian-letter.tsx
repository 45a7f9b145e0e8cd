import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askGuardian } from './queries.ts';
import { myDataText } from './text.ts';

const text = myDataText.age.letter;

type State = { kind: 'typing'; problem?: string } | { kind: 'sending' } | { kind: 'sent' };

/** Where the school sends mail, a child asks a grown-up at home for the yes that is missing. */
export function GuardianLetter() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'typing' });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ kind: 'sending' });
    try {
      await askGuardian(email.trim());
      setState({ kind: 'sent' });
    } catch (error) {
      setState({
        kind: 'typing',
        problem: (error instanceof ApiError && error.detail) || myDataText.unreached,
      });
    }
  };
  if (state.kind === 'sent') return <p role="status">{text.sent}</p>;
  return (
    <form className="guardian-letter" onSubmit={(event) => void send(event)} noValidate>
      <p>{text.lead}</p>
      <TextField
        label={text.label}
        type="email"
        autoComplete="off"
        value={email}
        message={state.kind === 'typing' ? state.problem : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        kind="quiet"
        type="submit"
        disabled={email.trim() === ''}
        busy={state.kind === 'sending'}
        busyText={text.sending}
      >
        {text.send}
      </Button>
    </form>
  );
}
