import type { OrbSafetyCard } from '@playforward/contract';
import { HeartHandshake } from 'lucide-react';
import { helplineParts } from './helpline-link.ts';

/** Words written by people, for a student who may be in danger, in the language it was told in. Nothing was generated. */
export function CareCard({ card }: { card: OrbSafetyCard }) {
  return (
    <section className="chat-care" aria-label={card.title} lang={card.language} dir="auto">
      <h3>
        <HeartHandshake size={24} aria-hidden="true" />
        {card.title}
      </h3>
      {card.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card.helpline && (
        <p className="chat-helpline" dir="auto" lang="">
          {helplineParts(card.helpline).map(({ text, call }) =>
            call ? (
              <a key={text} href={`tel:${call}`}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </section>
  );
}
