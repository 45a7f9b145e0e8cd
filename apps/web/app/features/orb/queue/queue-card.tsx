import { Button } from '../../../ui/button.tsx';
import { BenchCard, Segments } from '../bench/bench-fields.tsx';
import { benchText } from '../bench/bench-text.ts';
import type { Companion } from '../use-companion.ts';
import type { Delivery } from './message-queue.ts';
import { streamMessages } from './stream-messages.ts';

const text = benchText.queue;
const deliveries = (['user-controlled', 'auto'] as const).map((value) => ({ value, label: text[value] }));
const ways = ['queue', 'priority', 'immediate'] as const;
export type Way = (typeof ways)[number];

type QueueCardProps = { companion: Companion; onSend: (way: Way) => void };

/** The four words of the queue (D-40), its two ways of delivery, and a stream to stop. */
export function QueueCard({ companion, onSend }: QueueCardProps) {
  const { store, queue } = companion;
  const writing = [queue.shown, ...queue.waiting].some((message) => message?.writing);
  return (
    <BenchCard title={text.title}>
      <p className="field-hint">{text.help}</p>
      <div className="bench-line">
        {ways.map((way) => (
          <Button key={way} kind="quiet" small onClick={() => onSend(way)}>
            {text[way]}
          </Button>
        ))}
        <Button kind="quiet" small onClick={store.clear}>
          {text.clear}
        </Button>
      </div>
      <Segments<Delivery>
        label={text.delivery}
        options={deliveries}
        value={queue.delivery}
        onChange={store.deliver}
      />
      <div className="bench-line">
        <Button kind="quiet" small disabled={writing} onClick={() => void streamMessages(store)}>
          {text.stream}
        </Button>
        <Button kind="quiet" small disabled={!writing} onClick={store.stopWriting}>
          {text.stop}
        </Button>
      </div>
    </BenchCard>
  );
}
