import { Rocket } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stars } from '../../ui/stars.tsx';
import { doorText as text } from './door-text.ts';

/** The way into the race from the dashboard. Its look is in classes: it is part of the first load. */
export function RaceDoor({ onPlay }: { onPlay: () => void }) {
  return (
    <Card className="on-sky relative overflow-hidden border-0 bg-night px-6 py-5 text-white">
      <div className="absolute inset-y-0 right-0 w-2/5 opacity-60">
        <Stars />
      </div>
      <div className="relative">
        <h2 className="text-[1.375rem]">{text.name}</h2>
        <p className="mt-1 mb-3.5 text-[0.9375rem] text-[#f3eaff]">{text.door}</p>
        <Button kind="quiet" small onClick={onPlay}>
          <Rocket size={18} aria-hidden="true" />
          {text.play}
        </Button>
      </div>
    </Card>
  );
}
