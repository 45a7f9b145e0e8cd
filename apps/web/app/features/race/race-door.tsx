import { Rocket } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { doorText as text } from './door-text.ts';

/** The way into the race from the dashboard. Its look is in classes: it is part of the first load. */
export function RaceDoor({ onPlay }: { onPlay: () => void }) {
  return (
    <Card className="on-sky relative grid min-h-[236px] content-start justify-items-start overflow-hidden border-0 bg-[radial-gradient(120%_90%_at_90%_10%,#33208a,#0f1030)] px-6 py-5 text-white">
      <Course />
      <h2 className="relative text-[1.375rem]">{text.name}</h2>
      <p className="relative mt-1 mb-3.5 max-w-[30ch] text-[0.9375rem] text-[#f3eaff]">{text.door}</p>
      <Button kind="quiet" small onClick={onPlay} className="relative mt-auto">
        <Rocket size={18} aria-hidden="true" />
        {text.play}
      </Button>
    </Card>
  );
}

const gridStep = 40;
const gridLines = [1, 2, 3, 4].map((line) => line * gridStep);

/** Two ships on the grid and the way of the first to the beacon, in the free corner. */
function Course() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 180"
      className="absolute right-0 bottom-0 h-[76%] max-w-[58%]"
      preserveAspectRatio="xMaxYMax meet"
    >
      <path
        d={gridLines.map((at) => `M${at} 20V180M20 ${at}H200`).join('')}
        stroke="#5b4fb8"
        strokeOpacity={0.45}
      />
      <path
        d="M40 160 120 120 160 40"
        fill="none"
        stroke="#ffd08a"
        strokeWidth={3}
        strokeDasharray="3 8"
        strokeLinecap="round"
      />
      <circle cx={160} cy={40} r={15} fill="none" stroke="#ffb020" strokeWidth={3} />
      <circle cx={160} cy={40} r={6} fill="#ffb020" />
      <circle cx={40} cy={160} r={8} fill="#7be0d0" />
      <circle cx={80} cy={160} r={8} fill="#e2648f" />
    </svg>
  );
}
