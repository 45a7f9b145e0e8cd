import type { OrbSafetyCard } from '@playforward/contract';
import { HeartHandshake } from 'lucide-react';
import { helplineParts } from './helpline-link.ts';

/** Words written by people, for a student who may be in danger, in the language it was told in. Nothing was generated. */
export function CareCard({ card }: { card: OrbSafetyCard }) {
  const [start, ...rest] = card.paragraphs;
  return (
    <section className="chat-care" aria-label={card.title} lang={card.language} dir="auto">
      <h3>
        <HeartHandshake size={24} aria-hidden="true" />
        {card.title}
      </h3>
      {start && <p>{start}</p>}
      {card.helpline && <Helpline helpline={card.helpline} />}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Near the top, where it is seen without scrolling; in the words of the school, whatever the language of the card. */
function Helpline({ helpline }: { helpline: string }) {
  return (
    <p className="chat-helpline" dir="auto" lang="">
      {helplineParts(helpline).map(({ text, call }) =>
        call ? (
          <a key={text} href={`tel:${call}`}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
