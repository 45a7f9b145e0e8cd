import type { OverlayId } from '@playforward/city-sim';
import { useId } from 'react';
import { type OverlayStep, overlaySteps, ownerStep, type Pattern } from '../scene/marks/overlays.ts';
import { hudText as text } from './text.ts';

const patternPaths: Record<Pattern, string> = {
  plain: '',
  dots: 'M3 4h2v2h-2zM11 12h2v2h-2z',
  stripes: 'M-4 20 20-4M4 28 28 4',
  'cross-stripes': 'M-4 20 20-4M-4-4 20 20',
  bars: 'M4 0v16M12 0v16',
  bricks: 'M0 4h16M0 12h16M8 4v8M0 12v4',
};

/** Colours and patterns from one end to the other, with the words of both ends. */
export function OverlayScale({ overlay }: { overlay: OverlayId }) {
  const steps = overlay === 'owners' ? [ownerStep(0, 0), ownerStep(1, 0)] : overlaySteps(overlay).reverse();
  const [from, to] = text.overlayEnds[overlay];
  return (
    <div className="overlay-scale">
      <span>{from}</span>
      <Swatches steps={steps} />
      <span>{to}</span>
    </div>
  );
}

function Swatches({ steps }: { steps: OverlayStep[] }) {
  const id = useId();
  return (
    <svg width={steps.length * 32} height="20" aria-hidden="true">
      {steps.map(({ colour, pattern }, index) => (
        <g key={`${colour}${pattern}`}>
          <pattern id={`${id}${index}`} width="16" height="16" patternUnits="userSpaceOnUse">
            <path
              d={patternPaths[pattern]}
              stroke="#1b1740"
              strokeOpacity=".45"
              strokeWidth="2"
              fill="none"
            />
          </pattern>
          <rect x={index * 32} width="32" height="20" fill={`#${colour.toString(16).padStart(6, '0')}`} />
          <rect x={index * 32} width="32" height="20" fill={`url(#${id}${index})`} />
        </g>
      ))}
    </svg>
  );
}
