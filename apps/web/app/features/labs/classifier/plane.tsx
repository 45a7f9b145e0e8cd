import { firstSide, type Line, lineEnds, nearestExample, type Place } from '@playforward/ai-lab';
import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { type ClassifierState, machineSays, numberExamples } from './classifier-state.ts';
import { Mark } from './mark.tsx';
import { classifierText as text } from './text.ts';

type PlaneProps = {
  state: ClassifierState;
  onTap: (place: Place) => void;
  onDrag: (ends: readonly [Place, Place]) => void;
};

const left = (x: number) => 58 + 4.6 * x;
const top = (y: number) => 408 - 3.8 * y;
const pathOf = (places: readonly Place[]) => places.map(({ x, y }) => `${left(x)} ${top(y)}`).join('L');
const ticks = [0, 50, 100];

/** Where a finger is, in the numbers of the plane. */
function placeOf(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Place | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: (x - 58) / 4.6, y: (408 - y) / 3.8 };
}

const isOnPlane = ({ x, y }: Place) => x >= -1 && x <= 101 && y >= -1 && y <= 101;

/** The plane with all examples, what the machine says where, and its line. Everything on it is in a table too. */
export function Plane({ state, onTap, onDrag }: PlaneProps) {
  const { task, machine, examples, line, ghosts, asked } = state;
  const words = text.tasks[task];
  const svg = useRef<SVGSVGElement>(null);
  const clip = useId();
  const wrong = examples.filter((one) => machineSays(state, one) !== one.kind);
  const tap = (event: PointerEvent) => {
    const place = svg.current && placeOf(svg.current, event);
    if (place && isOnPlane(place)) onTap(place);
  };
  return (
    <svg
      ref={svg}
      className="lab-picture"
      viewBox="0 0 540 452"
      role="img"
      aria-label={text.picture(examples.length, wrong.length)}
      onPointerUp={tap}
    >
      <clipPath id={clip}>
        <rect x="58" y="28" width="460" height="380" rx="14" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className="plane-second" x="58" y="28" width="460" height="380" />
        {machine === 'line' ? (
          <path className="plane-first" d={`M${pathOf(firstSide(line))}z`} />
        ) : (
          <NearestGround examples={examples} />
        )}
        <path
          className="plane-grid"
          d="M150 28V408M242 28V408M334 28V408M426 28V408M58 332H518M58 256H518M58 180H518M58 104H518"
        />
        {machine === 'line' &&
          ghosts.map((ghost) => (
            <path key={ghost.round} className="plane-ghost" d={`M${pathOf(lineEnds(ghost.line))}`} />
          ))}
        {machine === 'line' && <path className="plane-line" d={`M${pathOf(lineEnds(line))}`} />}
      </g>
      {numberExamples(examples).map(({ at, one }) => (
        <Mark key={at} kind={one.kind} x={left(one.x)} y={top(one.y)} isWrong={wrong.includes(one)} />
      ))}
      {asked && <Mark kind={asked.says} x={left(asked.x)} y={top(asked.y)} isAsked />}
      {machine === 'line' && <Handles svg={svg} line={line} onDrag={onDrag} />}
      <g className="plane-sides">
        <text x="74" y="396">
          {text.saysKind(words.inSentence.second)}
        </text>
        <text x="504" y="52" textAnchor="end">
          {text.saysKind(words.inSentence.first)}
        </text>
      </g>
      <text x="288" y="446" textAnchor="middle">
        {text.axis(words.across)}
      </text>
      <text transform="translate(22 218) rotate(-90)" textAnchor="middle">
        {text.axis(words.up)}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <text x={left(tick)} y="426" textAnchor="middle">
            {tick}
          </text>
          <text x="50" y={top(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The part of the plane whose nearest example is of the first kind, in small squares. */
function NearestGround({ examples }: Pick<ClassifierState, 'examples'>) {
  const squares = useMemo(() => {
    const step = 2.5;
    const parts: string[] = [];
    for (let y = 0; y < 100; y += step) {
      for (let x = 0; x < 100; x += step) {
        const kind = nearestExample(examples, { x: x + step / 2, y: y + step / 2 })?.kind;
        if (kind === 'first') parts.push(`M${left(x)} ${top(y)}h11.6v-9.6h-11.6z`);
      }
    }
    return parts.join('');
  }, [examples]);
  return <path className="plane-first" d={squares} />;
}

type HandlesProps = {
  svg: { current: SVGSVGElement | null };
  line: Line;
  onDrag: (ends: readonly [Place, Place]) => void;
};

const onPlane = (value: number) => Math.min(98, Math.max(2, value));

/** Two grips on the line. By keyboard the buttons below the plane do the same. */
function Handles({ svg, line, onDrag }: HandlesProps) {
  const dragged = useRef<Place | null>(null);
  const [from, to] = lineEnds(line);
  if (!from || !to) return null;
  const at = (share: number): Place => ({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
  });
  const grips = [at(0.2), at(0.8)] as const;
  return grips.map((grip, index) => (
    <circle
      key={index === 0 ? 'upper' : 'lower'}
      className="plane-grip"
      cx={left(grip.x)}
      cy={top(grip.y)}
      r="15"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = grips[1 - index] ?? null;
      }}
      onPointerMove={(event) => {
        const place = dragged.current && svg.current && placeOf(svg.current, event);
        if (!place || !dragged.current) return;
        const moved = { x: onPlane(place.x), y: onPlane(place.y) };
        onDrag(index === 0 ? [moved, dragged.current] : [dragged.current, moved]);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    />
  ));
}
