import { Compass } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import './doors.css';
import { careersText } from './text.ts';

const text = careersText.door;

/** The way to all careers from the dashboard. */
export function CareersDoor() {
  return (
    <Card className="careers-door">
      <Neighbors />
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <ButtonLink to={paths.careers} kind="quiet" small>
        <Compass size={18} aria-hidden="true" />
        {text.open}
      </ButtonLink>
    </Card>
  );
}

/** A job and three that are like it. */
function Neighbors() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 150" className="careers-door-picture">
      <path d="M22 120 58 74 96 104M58 74 82 32" fill="none" stroke="var(--accent-soft)" strokeWidth={6} />
      <circle cx={58} cy={74} r={20} fill="var(--accent)" />
      <circle cx={22} cy={120} r={15} fill="var(--good-soft)" stroke="var(--good)" strokeWidth={3} />
      <circle cx={96} cy={104} r={13} fill="var(--sun-soft)" stroke="var(--sun-ink)" strokeWidth={3} />
      <circle cx={82} cy={32} r={17} fill="var(--bad-soft)" stroke="var(--bad)" strokeWidth={3} />
    </svg>
  );
}
