import { type FormEvent, useState } from 'react';
import type { FieldName, FormProblem } from './check-form.ts';

/** What stands in the fields. Read from the form itself, so that nothing typed before the page is alive gets lost. */
export type Fields = Record<FieldName, string>;

type FormSubmission<Answer> = {
  /** What to mend before anything is sent. */
  check: (fields: Fields) => FormProblem | undefined;
  send: (fields: Fields) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  explain: (error: unknown) => string;
};

/**
 * One form: idle or submitting, with at most one message. After a success it stays busy, because the page is about
 * to be left.
 */
export function useSubmission<Answer>({ check, send, onSuccess, explain }: FormSubmission<Answer>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();

  async function submit(fields: Fields): Promise<void> {
    setProblem(undefined);
    setBusy(true);
    try {
      onSuccess(await send(fields));
    } catch (error) {
      setProblem({ message: explain(error) });
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || reportMissing(event.currentTarget)) return;
    const fields = readFields(event.currentTarget);
    const found = check(fields);
    if (!found) {
      void submit(fields);
      return;
    }
    setProblem(found);
    const field = found.field && event.currentTarget.elements.namedItem(found.field);
    if (field instanceof HTMLInputElement) field.focus();
  }

  /** The message about a field goes as soon as the student mends that field. */
  function clearFor(field: FieldName): void {
    if (problem?.field === field) setProblem(undefined);
  }

  return { busy, problem, onSubmit, clearFor };
}

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  const read = (name: FieldName) => String(data.get(name) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    current: read('current'),
    password: read('password'),
    confirmation: read('confirmation'),
    code: read('code'),
  };
}

/** An empty required field is reported in the browser's own words (D-13); true when there is one. */
function reportMissing(form: HTMLFormElement): boolean {
  const missing = [...form.querySelectorAll('input')].find((input) => input.validity.valueMissing);
  missing?.reportValidity();
  return missing !== undefined;
}
