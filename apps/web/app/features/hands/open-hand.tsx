import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { HandToolProps } from './hand-tool.tsx';
import type { HandView } from './hand-view.ts';
import { loadView } from './load-view.ts';
import { handsText as text } from './text.ts';

type OpenHandProps = Omit<HandToolProps, 'View'> & {
  /** The student answers in another way, because the tools could not be fetched. */
  onFailed?: () => void;
};

type Arrival =
  | { kind: 'coming' }
  | { kind: 'failed' }
  | { kind: 'here'; Tool: ComponentType<HandToolProps>; View: HandView };

/** The tools for an answer made by hand; they are downloaded where one is asked for. */
export function OpenHand({ onFailed, ...rest }: OpenHandProps) {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'coming' });
  const { kind } = rest.task;

  // The tools come over the line, once.
  useEffect(() => {
    let isWanted = true;
    Promise.all([import('./hand-tool.tsx'), loadView(kind)]).then(
      ([{ HandTool }, View]) => isWanted && setArrival({ kind: 'here', Tool: HandTool, View }),
      () => isWanted && setArrival({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);

  if (arrival.kind === 'here') return <arrival.Tool {...rest} View={arrival.View} />;
  if (arrival.kind === 'coming') return <p role="status">{text.loading}</p>;
  // Where nothing is made yet there is nothing to answer otherwise either.
  if (!onFailed) return null;
  return (
    <div role="status">
      <p>{text.failed}</p>
      <Button kind="quiet" onClick={onFailed}>
        {text.instead}
      </Button>
    </div>
  );
}
