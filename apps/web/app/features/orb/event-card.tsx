import { Button } from '../../ui/button.tsx';
import { BenchCard } from './bench-fields.tsx';
import { benchText } from './bench-text.ts';
import type { MessageStore } from './message-store.ts';
import { simulatedEvents, simulatedReplies } from './simulated-events.ts';

const text = benchText.events;

/** Five activities to pretend; the companion reacts at once. */
export function EventCard({ store }: { store: MessageStore }) {
  return (
    <BenchCard title={text.title}>
      <div className="bench-line">
        {simulatedEvents.map((event) => (
          <Button key={event} kind="quiet" small onClick={() => store.immediate(simulatedReplies[event])}>
            {text[event]}
          </Button>
        ))}
      </div>
    </BenchCard>
  );
}
