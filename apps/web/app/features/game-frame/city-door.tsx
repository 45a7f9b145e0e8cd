import { Building2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { gameFrameText as text } from './text.ts';
import './city-door.css';

/** The way into the city from the dashboard. */
export function CityDoor({ onPlay }: { onPlay: () => void }) {
  return (
    <Card className="city-door on-sky">
      <Skyline className="city-door-picture" width={560} height={340} blocks={9} tile={26} seed={5} />
      <h2>{text.frame}</h2>
      <p>{text.door}</p>
      <Button kind="quiet" small onClick={onPlay}>
        <Building2 size={18} aria-hidden="true" />
        {text.play}
      </Button>
    </Card>
  );
}
