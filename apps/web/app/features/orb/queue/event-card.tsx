import { Button } from '../../../ui/button.tsx';
import { BenchCard } from '../bench/bench-fields.tsx';
import { benchText } from '../bench/bench-text.ts';
import { type SimulatedEvent, simulatedEvents, simulatedReplies } from '../bench/simulated-events.ts';
import type { MessageStore } from './message-store.ts';

const text = benchText.events;

type EventCardProps = { store: MessageStore; onEvent: (event: SimulatedEvent) => void };

/** Five activities to pretend; the companion reacts at once. */
export function EventCard({ store, onEvent }: EventCardProps) {
  const pretend = (event: SimulatedEvent) => {
    store.immediate(simulatedReplies[event]);
    onEvent(event);
  };
  return (
    <BenchCard title={text.title}>
      <div className="bench-line">
        {simulatedEvents.map((event) => (
          <Button key={event} kind="quiet" small onClick={() => pretend(event)}>
            {text[event]}
          </Button>
        ))}
      </div>
    </BenchCard>
  );
}
