import './care-card.css';
import type { OrbSafetyCard } from '@playforward/contract';
import {
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  Phone,
  Siren,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import { careText as text } from './chat-text.ts';
import { helplineCalls } from './helpline-link.ts';

type Way = OrbSafetyCard['ways'][number];

/** Words written by people, for a student who may be in danger, in the language it was told in. Nothing was generated. */
export function CareCard({ card }: { card: OrbSafetyCard }) {
  const { title, paragraphs, ways, told, language } = card;
  const [start, ...rest] = paragraphs;
  return (
    <section className="chat-care" aria-label={title} lang={language} dir="auto">
      <h3>
        <span className="chat-care-sign">
          <HeartHandshake size={24} aria-hidden="true" />
        </span>
        {title}
      </h3>
      {start && <p>{start}</p>}
      {ways.length > 0 && (
        <ul className="chat-ways">
          {ways.map((way) => (
            <WayRow key={way.kind} way={way} />
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="chat-care-told">
        <UserRoundCheck size={18} aria-hidden="true" />
        {told}
      </p>
    </section>
  );
}

const signs: Record<Way['kind'], LucideIcon> = { person: UserRound, helpline: Phone, emergency: Siren };

/** Somebody to reach, in the words of the school, with a button for each number in them. */
function WayRow({ way: { kind, name, contact } }: { way: Way }) {
  const Sign = signs[kind];
  // An emergency number may be short, and stands alone.
  const calls = helplineCalls(kind === 'emergency' ? `call ${contact.replace(/\D+/g, '')}` : contact);
  return (
    <li className="chat-way" dir="auto">
      <Sign size={24} aria-hidden="true" />
      <p className="chat-way-words">
        <strong>{name}</strong>
        <span>{contact.charAt(0).toUpperCase() + contact.slice(1)}</span>
      </p>
      {calls.map(({ number, digits, canText }) => (
        <span key={digits} className="chat-calls">
          <a
            className={kind === 'emergency' ? undefined : 'chat-call'}
            href={`tel:${digits}`}
            aria-label={text.callNumber(number)}
          >
            {kind === 'emergency' ? text.callNumber(number) : text.call}
          </a>
          {canText && (
            <a href={`sms:${digits}`} aria-label={text.textNumber(number)}>
              <MessageCircle size={18} aria-hidden="true" />
              {text.text}
            </a>
          )}
        </span>
      ))}
    </li>
  );
}
