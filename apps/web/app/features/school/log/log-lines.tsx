import type { LogLine } from '@playforward/contract';
import { logText } from './text.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Lines of the log in words: today by the clock, earlier by the day as well. */
export function LogLines({ events }: { events: readonly LogLine[] }) {
  return (
    <ol className="log-lines lined">
      {events.map(({ id, at, who, text }) => (
        <li key={id}>
          <time dateTime={at}>{sayWhen(new Date(at))}</time>
          <span>
            <strong>{who ?? logText.server}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

function sayWhen(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? time.format(at) : `${day.format(at)}, ${time.format(at)}`;
}
