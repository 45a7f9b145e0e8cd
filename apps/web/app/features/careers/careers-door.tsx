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
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <ButtonLink to={paths.careers} kind="quiet" small>
        <Compass size={18} aria-hidden="true" />
        {text.open}
      </ButtonLink>
    </Card>
  );
}
