import type { LearningProfileBody, UserAnswer } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { api } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Orb } from '../../ui/orb.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkAnswer } from './check-answer.ts';
import { updateUser } from './session.ts';
import { accountsText } from './text.ts';
import { useSignOut } from './use-sign-out.ts';

const text = accountsText.onboarding;

/** The first question with the orb: a dream job. Its answer opens the dashboard. */
export function OnboardingScreen() {
  const signOut = useSignOut();
  return (
    <div className="sky evening on-sky relative min-h-dvh overflow-hidden">
      <Stars />
      <header className="relative flex items-center justify-between px-4 py-3 lg:px-10 lg:py-5">
        <Logo />
        <Button kind="quiet" small onClick={() => void signOut()} className="whitespace-nowrap">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {accountsText.signOut}
        </Button>
      </header>
      <main className="relative mx-auto grid max-w-[640px] justify-items-center gap-6 px-4 pt-6 pb-16 lg:pt-10">
        <div className="bubble bubble-large">
          <h1 className="text-2xl leading-snug font-semibold">{text.title}</h1>
        </div>
        <Orb mode="listening" size={220} className="h-[160px] w-[160px] lg:h-[220px] lg:w-[220px]" />
        <CareerForm />
      </main>
    </div>
  );
}

function CareerForm() {
  const [career, setCareer] = useState('');
  const [message, setMessage] = useState<string>();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: LearningProfileBody) => api.patch<UserAnswer>('/user/learning-profile', body),
    onSuccess: (user) => updateUser(client, user),
    onError: () => toast.error(text.failure),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const problem = checkAnswer(career);
    setMessage(problem);
    if (problem) event.currentTarget.querySelector('input')?.focus();
    else save.mutate({ chosen_career: career.trim() });
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-5">
      <TextField
        label={text.question}
        name="career"
        required
        maxLength={200}
        autoComplete="off"
        value={career}
        message={message}
        onChange={(event) => {
          setCareer(event.target.value);
          setMessage(undefined);
        }}
      />
      <Button
        type="submit"
        kind="sun"
        className="justify-self-center"
        busy={save.isPending}
        busyText={text.busy}
      >
        {text.submit}
      </Button>
    </form>
  );
}
