import { columns, corner, rows, toPixels } from './map-geometry.ts';

/** How far an axis reaches past the last grid line, in pixels of the drawing. */
const past = 26;

/** Grid, axes with arrows and numbers. Nothing of it changes during a race. */
export function MapAxes() {
  const start = toPixels({ x: 0, y: 0 });
  const end = toPixels(corner);
  return (
    <g className="race-axes">
      {columns.slice(1).map((column) => {
        const { x } = toPixels({ x: column, y: 0 });
        return <line key={column} className="race-grid" x1={x} x2={x} y1={start.y} y2={end.y} />;
      })}
      {rows.slice(1).map((row) => {
        const { y } = toPixels({ x: 0, y: row });
        return <line key={row} className="race-grid" x1={start.x} x2={end.x} y1={y} y2={y} />;
      })}
      <path
        className="race-axis"
        d={`M${start.x} ${end.y - past}V${start.y}H${end.x + past}M${end.x + past - 8} ${start.y - 6}l8 6-8 6M${start.x - 6} ${end.y - past + 8}l6-8 6 8`}
      />
      <text className="race-letter" x={end.x + past + 14} y={start.y + 6}>
        x
      </text>
      <text className="race-letter" x={start.x} y={end.y - past - 12}>
        y
      </text>
      <text className="race-number" x={start.x - 34} y={start.y + 40}>
        0
      </text>
      {columns.slice(1).map((column) => (
        <text key={column} className="race-number" x={toPixels({ x: column, y: 0 }).x} y={start.y + 32}>
          {column}
        </text>
      ))}
      {rows.slice(1).map((row) => (
        <text key={row} className="race-number" x={start.x - 26} y={toPixels({ x: 0, y: row }).y + 6}>
          {row}
        </text>
      ))}
    </g>
  );
}
