import { type City, complaints } from '@playforward/city-sim';
import { Card } from './card.tsx';
import { listText as text } from './text.ts';

/** What 100 people of the city would change first: a bar chart by itself. */
export function NeedsCard({ city }: { city: City }) {
  const rows = complaints(city);
  if (rows.length === 0) return null;
  return (
    <Card id="needs" title={text.needs}>
      <ul className="needs">
        {rows.map(({ problem, text: sentence, votes }) => (
          <li key={problem}>
            <span>{sentence}</span>
            <meter min={0} max={100} value={votes} aria-label={sentence} />
            <small>{text.votes(votes)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
