import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { HandToolProps } from './hand-tool.tsx';
import { handsText as text } from './text.ts';

type OpenHandProps = HandToolProps & {
  /** The student answers in another way, because the tools could not be fetched. */
  onFailed: () => void;
};

type Arrival = { kind: 'coming' } | { kind: 'failed' } | { kind: 'here'; Tool: ComponentType<HandToolProps> };

/** The tools for an answer made by hand; they are downloaded where one is asked for. */
export function OpenHand({ onFailed, ...rest }: OpenHandProps) {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'coming' });

  // The tools come over the line, once.
  useEffect(() => {
    let isWanted = true;
    import('./hand-tool.tsx').then(
      ({ HandTool }) => isWanted && setArrival({ kind: 'here', Tool: HandTool }),
      () => isWanted && setArrival({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (arrival.kind === 'here') return <arrival.Tool {...rest} />;
  if (arrival.kind === 'coming') return <p role="status">{text.loading}</p>;
  return (
    <div role="status">
      <p>{text.failed}</p>
      <Button kind="quiet" onClick={onFailed}>
        {text.instead}
      </Button>
    </div>
  );
}
