import { curveThrough, type HandPlane, type HandPoint, handleNames, sayPlot } from '@playforward/diagram';
import type { ReactNode } from 'react';
import type { HandViewProps } from './hand-view.ts';
import { PlaceField } from './place-field.tsx';
import { type PlaneFrame, PlanePicture } from './plane-picture.tsx';
import { handsText as text } from './text.ts';

type Named = { name: string; at: HandPoint; quiet?: boolean };

type PlaneHandsProps = {
  plane: HandPlane;
  points: readonly Named[];
  rule?: ((x: number) => number) | null;
  stepped?: boolean;
  said: string;
  closed: boolean;
  onGrab: () => void;
  onPlace: (point: number, at: HandPoint) => void;
  children?: (frame: PlaneFrame) => ReactNode;
};

/** The plane, and beside it the coordinates of each point as fields. */
function PlaneHands({ plane, points, closed, onGrab, onPlace, ...rest }: PlaneHandsProps) {
  return (
    <div className="hand-plane">
      <PlanePicture
        plane={plane}
        points={points}
        closed={closed}
        onGrab={onGrab}
        onPlace={onPlace}
        {...rest}
      />
      <div className="hand-fields">
        {points.map(({ name, at }, nth) => (
          <fieldset key={name} className="hand-point">
            <legend>{name}</legend>
            <PlaceField
              label={text.axis(name, plane.xName)}
              short={plane.xName}
              scale={plane.x}
              place={at[0]}
              closed={closed}
              onGrab={onGrab}
              onPlace={(across) => onPlace(nth, [across, at[1]])}
            />
            <PlaceField
              label={text.axis(name, plane.yName)}
              short={plane.yName}
              scale={plane.y}
              place={at[1]}
              closed={closed}
              onGrab={onGrab}
              onPlace={(up) => onPlace(nth, [at[0], up])}
            />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

/** Points on a plane. */
export function PlotPoints({ task, made, closed, said, onGrab, onMake }: HandViewProps<'plot-points'>) {
  const points = task.points.map((name, nth) => ({
    name: name === '' && task.points.length > 1 ? text.point(String(nth + 1)) : text.point(name),
    at: made.points[nth] ?? ([0, 0] as const),
  }));
  return (
    <PlaneHands
      plane={task.plane}
      points={points}
      said={said}
      closed={closed}
      onGrab={onGrab}
      onPlace={(point, at) =>
        onMake({ ...made, points: made.points.map((before, nth) => (nth === point ? at : before)) })
      }
    />
  );
}

/** A graph held by two points, alone or among the points of a plot. */
export function DrawGraph({ task, made, closed, said, onGrab, onMake }: HandViewProps<'draw-graph'>) {
  const [first, second] = made.points;
  const [firstName, secondName] = handleNames[task.curve];
  const { among = [] } = task;
  // A bubble would hide points of the plot; the fields tell the same.
  const quiet = among.length > 0;
  return (
    <PlaneHands
      plane={task.plane}
      points={[
        { name: firstName, at: first, quiet },
        { name: secondName, at: second, quiet },
      ]}
      rule={curveThrough(task, made.points)}
      stepped={task.curve === 'step'}
      said={quiet ? `${sayPlot(task, among)} ${said}` : said}
      closed={closed}
      onGrab={onGrab}
      onPlace={(point, at) => onMake({ ...made, points: point === 0 ? [at, second] : [first, at] })}
    >
      {({ xOf, yOf }) =>
        among.map(([across, up]) => (
          <circle key={`${across} ${up}`} className="hand-datum" cx={xOf(across)} cy={yOf(up)} r={6} />
        ))
      }
    </PlaneHands>
  );
}
