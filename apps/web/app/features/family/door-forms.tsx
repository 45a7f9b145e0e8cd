import type { AuthAnswer, FamilyLanguage, ReaderLink } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { explain } from './explain.ts';
import { lookAtCode, makeGuardian, makeReader, signInGuardian } from './queries.ts';
import type { FamilyText } from './text.ts';
import './family.css';

const read = (event: FormEvent<HTMLFormElement>, name: string) =>
  String(new FormData(event.currentTarget).get(name) ?? '');

function FormFault({ error, text }: { error: unknown; text: FamilyText }) {
  return (
    error !== null && (
      <p role="alert" className="text-bad-ink">
        {explain(error, text)}
      </p>
    )
  );
}

type CodeFormProps = {
  given: string;
  text: FamilyText;
  onFound: (found: { code: string; child: string }) => void;
};

/** The code of a letter: whom it is about is said before it is used up. */
export function CodeForm({ given, text, onFound }: CodeFormProps) {
  const [code, setCode] = useState(given);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: lookAtCode,
    onSuccess: ({ child }) => onFound({ code, child }),
  });
  return (
    <form
      noValidate
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(code);
      }}
    >
      <CodeField
        code={code}
        text={text}
        message={error ? explain(error, text) : undefined}
        onCode={(typed) => {
          setCode(typed);
          reset();
        }}
      />
      <Button type="submit" wide busy={isPending} disabled={code.trim() === ''}>
        {text.door.look}
      </Button>
    </form>
  );
}

type WayProps = { code: string; language: FamilyLanguage; text: FamilyText };

/** An account of one's own. */
export function AccountWay({
  code,
  language,
  text,
  onEntered,
}: WayProps & { onEntered: (answer: AuthAnswer) => void }) {
  const words = text.door;
  const { mutate, isPending, error } = useMutation({ mutationFn: makeGuardian, onSuccess: onEntered });
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = { name: read(event, 'name'), email: read(event, 'email').trim() };
        mutate({ ...typed, password: read(event, 'password'), code, language });
      }}
    >
      <TextField label={words.name} name="name" required maxLength={80} autoComplete="name" />
      <TextField label={words.email} name="email" type="email" required autoComplete="email" />
      <PasswordField
        label={words.password}
        name="password"
        required
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <FormFault error={error} text={text} />
      <Button type="submit" wide busy={isPending}>
        {words.create}
      </Button>
    </form>
  );
}

/** A link that needs no account. */
export function ReaderWay({
  code,
  language,
  text,
  onMade,
}: WayProps & { onMade: (link: ReaderLink) => void }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: makeReader, onSuccess: onMade });
  return (
    <div className="mt-4 grid gap-3">
      <Button kind="quiet" wide busy={isPending} onClick={() => mutate({ code, language })}>
        {text.door.makeReader}
      </Button>
      <FormFault error={error} text={text} />
    </div>
  );
}

type SignInProps = { text: FamilyText; onEntered: (answer: AuthAnswer) => void };

/** The way in for who has an account already; its address may be of any domain. */
export function SignInForm({ text, onEntered }: SignInProps) {
  const words = text.door;
  const { mutate, isPending, error } = useMutation({ mutationFn: signInGuardian, onSuccess: onEntered });
  return (
    <form
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ email: read(event, 'email').trim(), password: read(event, 'password') });
      }}
    >
      <TextField label={words.email} name="email" type="email" required autoComplete="username" />
      <PasswordField label={words.password} name="password" required autoComplete="current-password" />
      <FormFault error={error} text={text} />
      <Button type="submit" wide busy={isPending}>
        {words.signIn}
      </Button>
      <p className="text-center">
        <Link to={paths.forgotPassword} className="link">
          {words.forgot}
        </Link>
      </p>
    </form>
  );
}
