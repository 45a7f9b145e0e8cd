import { useQuery } from '@tanstack/react-query';
import { schoolKey } from './queries.ts';
import { useAct } from './use-act.ts';

type Previewed<Answer> = {
  /** What tells this act and those it concerns from others. */
  key: readonly (string | number | boolean)[];
  /** One call for both: what would happen, and that it does. */
  run: (apply: boolean) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** An act of the office that is looked at before it is done, as PreviewDialog shows it. */
export function usePreviewed<Answer>({ key, run, onDone }: Previewed<Answer>) {
  const preview = useQuery({
    queryKey: [...schoolKey, 'preview', ...key],
    queryFn: () => run(false),
  });
  const { mutate, isPending, error } = useAct(() => run(true));
  return { preview, act: { go: () => mutate(undefined, { onSuccess: onDone }), isPending, error } };
}
