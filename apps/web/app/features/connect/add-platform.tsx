import type { NewPlatformBody } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { explain } from '../../ui/adult/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { addPlatform, connectQuery } from './queries.ts';
import { connectText } from './text.ts';

const text = connectText.add;
const fields = Object.keys(text.fields) as (keyof typeof text.fields)[];

/** A learning system that does not register itself. */
export function AddPlatform() {
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: addPlatform,
    onSuccess: () => {
      form.current?.reset();
      toast.success(text.done);
      return queries.invalidateQueries({ queryKey: connectQuery.queryKey });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    mutate(Object.fromEntries(fields.map((name) => [name, read(name)])) as NewPlatformBody);
  };
  return (
    <Card className="connect-card">
      <h2>{text.title}</h2>
      <form ref={form} onSubmit={onSubmit} className="add-platform">
        {fields.map((name) => (
          <TextField
            key={name}
            label={text.fields[name]}
            name={name}
            type={/_url$|^site$|^issuer$/.test(name) ? 'url' : 'text'}
            required={name !== 'deployment_id'}
            maxLength={500}
            autoComplete="off"
          />
        ))}
        {error && (
          <p role="alert" className="text-bad-ink">
            {explain(error)}
          </p>
        )}
        <Button type="submit" busy={isPending}>
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}
