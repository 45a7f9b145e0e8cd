import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';

type Part = typeof import('../asked/after-run.tsx')['AfterRun'];

/** What follows a run, fetched when there is one; without a line the question why stands alone. */
export function LaterPart(props: ComponentProps<Part>) {
  const [Part, show] = useState<Part>();
  useEffect(() => {
    import('../asked/after-run.tsx').then(
      ({ AfterRun }) => show(() => AfterRun),
      () => undefined,
    );
  }, []);
  return Part ? <Part {...props} /> : <p>{props.run.why}</p>;
}
