import { type HandPoint, moveShapeBy, type ShapeStep } from '@playforward/diagram';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { HandViewProps } from './hand-view.ts';
import { PlaceField } from './place-field.tsx';
import { type PlaneFrame, PlanePicture } from './plane-picture.tsx';
import { handsText as text } from './text.ts';
import './shape-hands.css';

type Named = { name: string; step: ShapeStep };

const steps: Readonly<Record<string, readonly Named[]>> = {
  turn: [
    { name: text.turnLeft, step: { kind: 'turn', to: 'left' } },
    { name: text.turnRight, step: { kind: 'turn', to: 'right' } },
  ],
  flip: [
    { name: text.flipUpright, step: { kind: 'flip', over: 'upright' } },
    { name: text.flipLevel, step: { kind: 'flip', over: 'level' } },
    { name: text.flipRising, step: { kind: 'flip', over: 'rising' } },
    { name: text.flipFalling, step: { kind: 'flip', over: 'falling' } },
  ],
  scale: [
    { name: text.double, step: { kind: 'scale', by: 'double' } },
    { name: text.triple, step: { kind: 'scale', by: 'triple' } },
    { name: text.half, step: { kind: 'scale', by: 'half' } },
    { name: text.third, step: { kind: 'scale', by: 'third' } },
  ],
};

/** A figure on a plane: slid by its handle, and moved around a point that can be chosen. */
export function MoveShape({ task, made, closed, said, onGrab, onMake }: HandViewProps<'move-shape'>) {
  const { plane, names, shape, moves } = task;
  const [pivot, setPivot] = useState<HandPoint>([0, 0]);
  const [complaint, setComplaint] = useState(false);
  const [corner = [0, 0] as const] = made.points;
  const hasPivot = moves.some((move) => move !== 'slide');

  const go = (step: ShapeStep) => {
    const points = moveShapeBy(plane, made.points, { step, around: pivot });
    setComplaint(points === null);
    if (points) onMake({ ...made, points });
  };
  const slideTo = ([across, up]: HandPoint) =>
    go({ kind: 'slide', across: across - corner[0], up: up - corner[1] });
  return (
    <div className="hand-plane">
      <PlanePicture
        plane={plane}
        said={said}
        closed={closed}
        onGrab={onGrab}
        points={[
          ...(moves.includes('slide') ? [{ name: text.figure, at: corner, quiet: true }] : []),
          ...(hasPivot ? [{ name: text.pivot, at: pivot, quiet: true }] : []),
        ]}
        onPlace={(point, at) => (point === 0 && moves.includes('slide') ? slideTo(at) : setPivot(at))}
      >
        {(frame) => <Figures frame={frame} from={shape} to={made.points} names={names} />}
      </PlanePicture>
      <div className="hand-moves">
        {hasPivot && (
          <>
            <p>{text.pivotHelp}</p>
            <fieldset className="hand-point">
              <legend>{text.pivotShort}</legend>
              <PointFields
                name={text.pivot}
                plane={plane}
                closed={closed}
                at={pivot}
                onGrab={noGrab}
                onPlace={setPivot}
              />
            </fieldset>
            <fieldset className="hand-steps">
              <legend>{text.moves}</legend>
              {moves
                .flatMap((move) => steps[move] ?? [])
                .map(({ name, step }) => (
                  <Button
                    key={name}
                    kind="quiet"
                    small
                    disabled={closed}
                    onClick={() => {
                      onGrab();
                      go(step);
                    }}
                  >
                    {name}
                  </Button>
                ))}
            </fieldset>
          </>
        )}
        <fieldset className="hand-point">
          <legend>{text.corners}</legend>
          {made.points.map((at, nth) => (
            <PointFields
              key={names[nth]}
              isCorner
              name={names[nth] ?? ''}
              plane={plane}
              closed={closed}
              at={at}
              onGrab={onGrab}
              onPlace={(next) => onMake({ ...made, points: made.points.with(nth, next) })}
            />
          ))}
        </fieldset>
        <p role="status" className="hand-complaint">
          {complaint && text.leavesPlane}
        </p>
      </div>
    </div>
  );
}

/** Where the point stands is no part of the answer. */
const noGrab = () => {};

type PointFieldsProps = {
  name: string;
  /** Its letter stands above its fields. */
  isCorner?: boolean;
  plane: HandViewProps<'move-shape'>['task']['plane'];
  at: HandPoint;
  closed: boolean;
  onGrab: () => void;
  onPlace: (at: HandPoint) => void;
};

/** Both coordinates of a point, typed. */
function PointFields({ name, isCorner = false, plane, at, closed, onGrab, onPlace }: PointFieldsProps) {
  return (
    <span className="hand-pair">
      <PlaceField
        label={text.axis(name, plane.xName)}
        short={isCorner ? `${name} ${plane.xName}` : plane.xName}
        scale={plane.x}
        place={at[0]}
        closed={closed}
        onGrab={onGrab}
        onPlace={(across) => onPlace([across, at[1]])}
      />
      <PlaceField
        label={text.axis(name, plane.yName)}
        short={plane.yName}
        scale={plane.y}
        place={at[1]}
        closed={closed}
        onGrab={onGrab}
        onPlace={(up) => onPlace([at[0], up])}
      />
    </span>
  );
}

type FiguresProps = {
  frame: PlaneFrame;
  from: readonly HandPoint[];
  to: readonly HandPoint[];
  names: readonly string[];
};

/** The figure as it was, dashed, and as it is. */
function Figures({ frame, from, to, names }: FiguresProps) {
  const corners = (points: readonly HandPoint[]) =>
    points.map(([x, y]) => `${frame.xOf(x)},${frame.yOf(y)}`).join(' ');
  return (
    <>
      <polygon className="hand-was" points={corners(from)} />
      <polygon className="hand-shape" points={corners(to)} />
      {to.map(([x, y], nth) => (
        <text key={names[nth]} className="hand-corner" x={frame.xOf(x) + 8} y={frame.yOf(y) - 8}>
          {names[nth]}
        </text>
      ))}
    </>
  );
}
