import { type HandPlane, type HandPoint, type HandShade, isShaded, valueAt } from '@playforward/diagram';
import { useId } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { HandViewProps } from './hand-view.ts';
import { PlaceField } from './place-field.tsx';
import { type PlaneFrame, PlanePicture } from './plane-picture.tsx';
import { handsText as text } from './text.ts';
import './shape-hands.css';

/** Half-planes: boundaries that are held by two points, dashed or solid, and the side that is shaded. */
export function ShadeRegion({
  task,
  made,
  math,
  closed,
  said,
  onGrab,
  onMake,
}: HandViewProps<'shade-region'>) {
  const { plane, names, boundaries } = task;
  const change = (nth: number, part: Partial<HandShade>) =>
    onMake({ ...made, regions: made.regions.map((one, at) => (at === nth ? { ...one, ...part } : one)) });
  const nameOf = (nth: number) => names[nth] || text.boundary;
  const handles = made.regions.flatMap(({ points }, nth) =>
    boundaries[nth]
      ? []
      : points.map((at, end) => ({
          nth,
          end,
          at,
          name: end === 0 ? text.firstOf(plain(nameOf(nth))) : text.secondOf(plain(nameOf(nth))),
        })),
  );
  const shadeAt = (at: HandPoint) => {
    onGrab();
    const spot = [valueAt(plane.x, at[0]), valueAt(plane.y, at[1])] as const;
    onMake({
      ...made,
      regions: made.regions.map((one) => ({
        ...one,
        side: isShaded(plane, { ...one, side: 'over' }, spot) ? 'over' : 'under',
      })),
    });
  };
  return (
    <div className="hand-plane">
      <PlanePicture
        plane={plane}
        said={said}
        closed={closed}
        onGrab={onGrab}
        points={handles}
        onPlace={(handle, at) => {
          const held = handles[handle];
          const points = held && made.regions[held.nth]?.points;
          if (held && points)
            change(held.nth, { points: held.end === 0 ? [at, points[1]] : [points[0], at] });
        }}
        onTap={shadeAt}
      >
        {(frame) =>
          made.regions.map((region, nth) => (
            <Shading key={names[nth]} plane={plane} frame={frame} region={region} nth={nth} />
          ))
        }
      </PlanePicture>
      <div className="hand-moves">
        <p>{text.tapSide}</p>
        {made.regions.map((region, nth) => (
          <RegionFields
            key={names[nth]}
            name={nameOf(nth)}
            plane={boundaries[nth] ? null : plane}
            region={region}
            math={math}
            closed={closed}
            onGrab={onGrab}
            onChange={(part) => {
              onGrab();
              change(nth, part);
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** A name for the ear, without the fences of its formula. */
function plain(name: string): string {
  return name.replaceAll('$', '');
}

type RegionFieldsProps = {
  name: string;
  /** Where the boundary is drawn by the student. */
  plane: HandPlane | null;
  region: HandShade;
  math: HandViewProps<'shade-region'>['math'];
  closed: boolean;
  onGrab: () => void;
  onChange: (part: Partial<HandShade>) => void;
};

function RegionFields({ name, plane, region, math, closed, onGrab, onChange }: RegionFieldsProps) {
  const id = useId();
  const isUpright = region.points[0][0] === region.points[1][0];
  const radio = (group: string, words: string, checked: boolean, part: Partial<HandShade>) => (
    <label key={words} className="hand-mark">
      <input
        type="radio"
        name={`${id}${group}`}
        checked={checked}
        disabled={closed}
        onChange={() => onChange(part)}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <fieldset className="hand-region-fields">
      <legend>
        <MathText text={name} math={math} />
      </legend>
      {plane && (
        <BoundaryFields
          name={plain(name)}
          plane={plane}
          region={region}
          closed={closed}
          onGrab={onGrab}
          onChange={onChange}
        />
      )}
      <div role="radiogroup" aria-label={text.lineKind}>
        {radio('line', `${text.solid}, ${text.solidHelp}`, region.solid, { solid: true })}
        {radio('line', `${text.dashed}, ${text.dashedHelp}`, !region.solid, { solid: false })}
      </div>
      <div role="radiogroup" aria-label={text.side}>
        {radio('side', isUpright ? text.onRight : text.above, region.side === 'over', { side: 'over' })}
        {radio('side', isUpright ? text.onLeft : text.below, region.side === 'under', { side: 'under' })}
      </div>
    </fieldset>
  );
}

type BoundaryFieldsProps = Omit<RegionFieldsProps, 'plane' | 'math'> & { plane: HandPlane };

/** The two points of a boundary by typing. */
function BoundaryFields({ name, plane, region, closed, onGrab, onChange }: BoundaryFieldsProps) {
  const [first, second] = region.points;
  const ends = [
    {
      at: first,
      shown: text.firstPoint,
      put: (to: HandPoint) => [to, second] as const,
      of: text.firstOf(name),
    },
    {
      at: second,
      shown: text.secondPoint,
      put: (to: HandPoint) => [first, to] as const,
      of: text.secondOf(name),
    },
  ];
  return ends.map(({ at, shown, put, of }) => (
    <fieldset key={of} className="hand-point">
      <legend>{shown}</legend>
      <PlaceField
        label={text.axis(of, plane.xName)}
        short={plane.xName}
        scale={plane.x}
        place={at[0]}
        closed={closed}
        onGrab={onGrab}
        onPlace={(across) => onChange({ points: put([across, at[1]]) })}
      />
      <PlaceField
        label={text.axis(of, plane.yName)}
        short={plane.yName}
        scale={plane.y}
        place={at[1]}
        closed={closed}
        onGrab={onGrab}
        onPlace={(up) => onChange({ points: put([at[0], up]) })}
      />
    </fieldset>
  ));
}

type ShadingProps = { plane: HandPlane; frame: PlaneFrame; region: HandShade; nth: number };

/** A boundary through its two points to the ends of the plane, and its shaded side. */
function Shading({ plane, frame, region, nth }: ShadingProps) {
  const { x, y } = plane;
  const [[ax, ay], [bx, by]] = region.points;
  const corners: HandPoint[] = [
    [x.first, y.first],
    [x.last, y.first],
    [x.last, y.last],
    [x.first, y.last],
  ];
  // Above zero on the side with the larger y, or beside an upright line with the larger x.
  const turn = bx > ax || (bx === ax && by < ay) ? 1 : -1;
  const over = ([px, py]: HandPoint): number => turn * ((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  const sign = region.side === 'under' ? -1 : 1;
  const shaded = region.side === null ? [] : clip(corners, (point) => sign * over(point));
  const line = ends(corners, over);
  const show = (points: readonly HandPoint[]) =>
    points.map(([px, py]) => `${frame.xOf(px)},${frame.yOf(py)}`).join(' ');
  return (
    <>
      <polygon className={nth % 2 === 0 ? 'hand-region' : 'hand-region second'} points={show(shaded)} />
      <polyline className={region.solid ? 'hand-graph' : 'hand-graph dashed'} points={show(line)} />
    </>
  );
}

type Side = (point: HandPoint) => number;

function crossing([ax, ay]: HandPoint, [bx, by]: HandPoint, share: number): HandPoint {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The part of a polygon where `side` is not below zero. */
function clip(corners: readonly HandPoint[], side: Side): readonly HandPoint[] {
  return corners.flatMap((corner, nth) => {
    const next = corners[(nth + 1) % corners.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept = here >= 0 ? [corner] : [];
    return here * there < 0 ? [...kept, crossing(corner, next, here / (here - there))] : kept;
  });
}

/** Where a line leaves the plane. */
function ends(corners: readonly HandPoint[], side: Side): readonly HandPoint[] {
  return corners.flatMap((corner, nth) => {
    const next = corners[(nth + 1) % corners.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    if (here === 0) return [corner];
    return here * there < 0 ? [crossing(corner, next, here / (here - there))] : [];
  });
}
