import { Fragment } from 'react';
import { drawSkyline, type SkylineSize } from './skyline-shapes.ts';

/** The city on the horizon; decoration, so hidden from assistive technology. */
export function Skyline({ className, ...size }: SkylineSize & { className?: string }) {
  return (
    <svg
      className={className}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {drawSkyline(size).map((box) => (
        <Fragment key={box.key}>
          <path d={box.roof} fill={box.colors[0]} />
          {box.left && <path d={box.left} fill={box.colors[1]} />}
          {box.right && <path d={box.right} fill={box.colors[2]} />}
          {box.litWindows && <path d={box.litWindows} fill="#fff4c9" opacity=".85" />}
          {box.darkWindows && <path className="unlit" d={box.darkWindows} fill="#fff4c9" opacity=".15" />}
          {box.trees.map((tree) => (
            <circle key={tree.color} cx={tree.x} cy={tree.y} r={tree.radius} fill={tree.color} />
          ))}
        </Fragment>
      ))}
    </svg>
  );
}
