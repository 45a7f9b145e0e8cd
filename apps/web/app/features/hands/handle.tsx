import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type BubbleSide, bubbleBox, type PlacedBubble, type Spot, usualSide } from './turn-bubbles.ts';

type HandleProps = {
  at: Spot;
  name: string;
  /** Where it is, for the ear and in the bubble. */
  value: string;
  now: number;
  least: number;
  most: number;
  open?: boolean;
  closed: boolean;
  onGrab: () => void;
  /** The pointer is at a spot of the drawing; null when it is lifted. */
  onDrag: (spot: Spot | null, byTouch: boolean) => void;
  onKey: (event: KeyboardEvent) => void;
};

const reach = 24;
const knob = 11;

/** The page stands still under a finger that holds a handle; what the style asks for is not heeded inside a drawing. */
function standStill(handle: SVGGElement | null): (() => void) | undefined {
  if (!handle) return undefined;
  const stop = (event: TouchEvent) => {
    if (handle.getAttribute('aria-disabled') !== 'true') event.preventDefault();
  };
  handle.addEventListener('touchstart', stop, { passive: false });
  return () => handle.removeEventListener('touchstart', stop);
}

/** Something that can be taken and moved: by pointer, by finger, by keys. */
export function Handle({ at, name, value, open = false, closed, ...rest }: HandleProps) {
  const { now, least, most, onGrab, onDrag, onKey } = rest;
  const held = useRef(false);

  const spotOf = (event: PointerEvent<SVGGElement>): Spot => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const lift = () => {
    held.current = false;
    onDrag(null, false);
  };
  return (
    <g
      ref={standStill}
      role="slider"
      tabIndex={closed ? -1 : 0}
      className="hand-handle"
      aria-label={name}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={value}
      aria-disabled={closed}
      onKeyDown={(event) => !closed && onKey(event)}
      onPointerDown={(event) => {
        if (closed || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        held.current = true;
        onGrab();
      }}
      onPointerMove={(event) => held.current && onDrag(spotOf(event), event.pointerType === 'touch')}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <circle className="hand-reach" cx={at.x} cy={at.y} r={reach} />
      <circle className={open ? 'hand-knob open' : 'hand-knob'} cx={at.x} cy={at.y} r={knob} />
    </g>
  );
}

type ValueBubbleProps = PlacedBubble & { most: number; side?: BubbleSide };

/** The value of a handle in a box beside it. */
export function ValueBubble({ most, side, ...bubble }: ValueBubbleProps) {
  const { at, text } = bubble;
  const { left, right, top, bottom } = bubbleBox(bubble, most, side ?? usualSide(at));
  return (
    <svg className="hand-bubble" aria-hidden="true" overflow="visible">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={9} />
      <text x={(left + right) / 2} y={bottom - 10} textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

const lens = 52;

/** What is under a finger, twice as large and beside it. */
export function Magnifier({ of, at, most }: { of: string; at: Spot; most: number }) {
  const x = Math.min(Math.max(at.x, lens), Math.max(lens, most - lens));
  const y = at.y - 100 < lens ? at.y + 100 : at.y - 100;
  return (
    <svg className="hand-lens" aria-hidden="true" overflow="visible" x={x} y={y}>
      <clipPath id={`${of}lens`}>
        <circle r={lens} />
      </clipPath>
      <circle r={lens} />
      <g clipPath={`url(#${of}lens)`}>
        <use href={`#${of}`} transform={`scale(2) translate(${-at.x} ${-at.y})`} />
      </g>
    </svg>
  );
}
