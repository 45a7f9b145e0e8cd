import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { explain } from './explain.ts';
import { childrenQuery, linkChild } from './queries.ts';
import type { FamilyText } from './text.ts';

type AddChildProps = { given: string; text: FamilyText; onClose: () => void };

/** One more child for an account that is there. */
export function AddChild({ given, text, onClose }: AddChildProps) {
  const queries = useQueryClient();
  const [code, setCode] = useState(given);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => linkChild(code),
    onSuccess: (changed) => {
      queries.setQueryData(childrenQuery.queryKey, changed);
      onClose();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog title={text.children.addTitle} open onClose={onClose} closeLabel={text.children.cancel}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <CodeField
          code={code}
          text={text}
          message={error ? explain(error, text) : undefined}
          onCode={setCode}
        />
        <Button type="submit" busy={isPending} disabled={code.trim() === ''}>
          {text.children.submit}
        </Button>
      </form>
    </Dialog>
  );
}
