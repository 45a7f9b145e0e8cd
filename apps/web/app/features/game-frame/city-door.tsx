import type { TownAnswer } from '@playforward/contract';
import { Building2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { gameFrameText as text } from './text.ts';
import './city-door.css';

type CityDoorProps = { town?: TownAnswer | undefined; onPlay: () => void };

/** The way into the city from the dashboard: how far the town is, and what happens there today. */
export function CityDoor({ town, onPlay }: CityDoorProps) {
  return (
    <Card className="city-door on-sky">
      <Skyline className="city-door-picture" width={560} height={340} blocks={9} tile={26} seed={5} />
      <h2>{text.frame}</h2>
      <p>{town && town.points > 0 ? text.grown(town.stage, town.step) : text.door}</p>
      {town?.event && <Today {...town.event} />}
      <Button kind="quiet" small onClick={onPlay}>
        <Building2 size={18} aria-hidden="true" />
        {text.play}
      </Button>
    </Card>
  );
}

/** What a skill that is due for review has become in the city. */
function Today({ title, words, skill, done }: NonNullable<TownAnswer['event']>) {
  return (
    <div className="city-today">
      <p>
        <b>{text.today(title)}</b> {done ? text.answered : words}
      </p>
      {!done && <p className="city-today-skill">{text.review(skill)}</p>}
    </div>
  );
}
