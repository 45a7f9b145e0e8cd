import type { OrbSafetyCard } from '@playforward/contract';
import { HeartHandshake, MessageCircle, Phone, UserRound } from 'lucide-react';
import { helplineCalls } from './helpline-link.ts';

/** Words written by people, for a student who may be in danger, in the language it was told in. Nothing was generated. */
export function CareCard({ card }: { card: OrbSafetyCard }) {
  const [start, ...rest] = card.paragraphs;
  return (
    <section className="chat-care" aria-label={card.title} lang={card.language} dir="auto">
      <h3>
        <span className="chat-care-sign">
          <HeartHandshake size={24} aria-hidden="true" />
        </span>
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
  const calls = helplineCalls(helpline);
  const Sign = calls.length > 0 ? Phone : UserRound;
  return (
    <div className="chat-helpline" dir="auto" lang="">
      <Sign size={22} aria-hidden="true" />
      <p className="chat-helpline-words">{helpline}</p>
      {calls.map(({ number, digits, canText }) => (
        <span key={digits} className="chat-calls">
          <a className="chat-call" href={`tel:${digits}`} aria-label={`Call ${number}`}>
            <Phone size={18} aria-hidden="true" />
            Call
          </a>
          {canText && (
            <a href={`sms:${digits}`} aria-label={`Text ${number}`}>
              <MessageCircle size={18} aria-hidden="true" />
              Text
            </a>
          )}
        </span>
      ))}
    </div>
  );
}
