import type { OrbSafetyCard } from '@playforward/contract';
import { HeartHandshake } from 'lucide-react';

/** Words written by people, for a student who may be in danger. Nothing here was generated. */
export function CareCard({ card }: { card: OrbSafetyCard }) {
  return (
    <section className="chat-care" aria-label={card.title}>
      <h3>
        <HeartHandshake size={24} aria-hidden="true" />
        {card.title}
      </h3>
      {card.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card.helpline && <p className="chat-helpline">{card.helpline}</p>}
    </section>
  );
}
