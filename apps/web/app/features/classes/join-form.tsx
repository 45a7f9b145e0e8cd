import { classroomLimits } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { keepCode } from './kept-code.ts';
import { joinClass } from './queries.ts';
import { classesText as text } from './text.ts';
import './join.css';

type JoinFormProps = {
  /** From the address, as the picture of a class leads here. */
  given: string;
  /** Where a visitor gets an account first; nothing for who is signed in. */
  account?: { create: string; signIn: string } | undefined;
  onJoined: () => void;
};

/** One field of six signs, and what joining means. */
export function JoinForm({ given, account, onJoined }: JoinFormProps) {
  const [code, setCode] = useState(given);
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: joinClass,
    onSuccess: ({ name }) => {
      toast.success(text.joined(name));
      for (const queryKey of [['classes'], ['role']]) void queries.invalidateQueries({ queryKey });
      onJoined();
    },
  });
  const message = error ? (error instanceof ApiError && error.detail) || text.failure : undefined;
  return (
    <form
      noValidate
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(code);
      }}
    >
      <div className="code-field">
        <TextField
          label={text.field}
          name="code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={classroomLimits.codeLength + 2}
          hint={text.hint}
          message={message}
          onChange={({ target }) => {
            setCode(target.value.toUpperCase());
            if (message) reset();
          }}
        />
      </div>
      {account ? (
        <AccountFirst {...account} onLeave={() => keepCode(code)} />
      ) : (
        <Button type="submit" wide busy={isPending} busyText={text.joining} disabled={code.trim() === ''}>
          {text.join}
        </Button>
      )}
      <div className="flex gap-4 rounded-[16px] bg-mist p-5">
        <Eye size={24} aria-hidden="true" className="flex-none text-accent" />
        <div>
          <h2 className="text-base">{text.seen.title}</h2>
          <p className="mt-1 text-[0.9375rem] text-ink-2">{text.seen.text}</p>
        </div>
      </div>
    </form>
  );
}

type AccountFirstProps = { create: string; signIn: string; onLeave: () => void };

function AccountFirst({ create, signIn, onLeave }: AccountFirstProps) {
  return (
    <>
      <p className="text-ink-2">{text.account.text}</p>
      <ButtonLink wide to={create} onClick={onLeave}>
        {text.account.create}
      </ButtonLink>
      <ButtonLink wide kind="quiet" to={signIn} onClick={onLeave}>
        {text.account.signIn}
      </ButtonLink>
    </>
  );
}
