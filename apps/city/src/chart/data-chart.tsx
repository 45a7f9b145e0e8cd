import type { ChartSpec } from '@playforward/contract';
import { shownNumber } from '../ui/numbers.ts';
import { niceScale, pixelOnScale, type Scale, shownLabels } from './scale.ts';
import './data-chart.css';

type Size = { width: number; height: number };
/** A number the pupil said before the run, marked at the last label. */
type DataChartProps = { chart: ChartSpec; size?: Size; prediction?: Predicted | null };

/** What was predicted, and for which of the points, counted from 0. */
type Predicted = { value: number; at: number };
type Point = { x: number; y: number };

const usualSize: Size = { width: 736, height: 400 };
const margin = { left: 56, right: 20, top: 12, bottom: 28 };

/** A chart as SVG: sharp at every size, readable without colours, its words for those who do not see it. */
export function DataChart({ chart, size = usualSize, prediction = null }: DataChartProps) {
  const plot = plotOf(chart, size, prediction);
  return (
    <svg
      className="data-chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={chartWords(chart, prediction)}
    >
      <Axes plot={plot} size={size} labels={chart.data.labels} isScatter={chart.type === 'scatter'} />
      {plot.series.map((points, index) => (
        <Series
          key={chart.data.datasets[index]?.label}
          type={chart.type}
          points={points}
          plot={plot}
          index={index}
        />
      ))}
      {plot.prediction && <Prediction {...plot.prediction} />}
    </svg>
  );
}

type ChartFrame = {
  x: Scale;
  y: Scale;
  across: [number, number];
  down: [number, number];
  series: Point[][];
  prediction: { from: Point; to: Point } | null;
};

function plotOf(chart: ChartSpec, size: Size, prediction: Predicted | null): ChartFrame {
  const across: [number, number] = [margin.left, size.width - margin.right];
  const down: [number, number] = [size.height - margin.bottom, margin.top];
  const raw = chart.data.datasets.map(({ data }) =>
    data.map((value, index) => (typeof value === 'number' ? { x: index, y: value } : value)),
  );
  const all = raw.flat();
  const ys = all.map(({ y }) => y);
  const isBar = chart.type === 'bar';
  const y = niceScale([...ys, ...(prediction === null ? [] : [prediction.value]), ...(isBar ? [0] : [])]);
  const count = chart.data.labels.length;
  const x =
    chart.type === 'scatter'
      ? niceScale(all.map((point) => point.x))
      : { from: isBar ? -0.5 : 0, to: isBar ? count - 0.5 : Math.max(1, count - 1), ticks: [] };
  const place = (point: Point): Point => ({
    x: pixelOnScale(point.x, x, across),
    y: pixelOnScale(point.y, y, down),
  });
  const first = raw[0]?.[0];
  return {
    x,
    y,
    across,
    down,
    series: raw.map((points) => points.map(place)),
    prediction:
      prediction === null || !first || chart.type !== 'line'
        ? null
        : { from: place(first), to: place({ x: Math.min(count - 1, prediction.at), y: prediction.value }) },
  };
}

type AxesProps = { plot: ChartFrame; size: Size; labels: string[]; isScatter: boolean };

function Axes({ plot, size, labels, isScatter }: AxesProps) {
  const { across, down, x, y } = plot;
  const under = isScatter
    ? x.ticks.map((value) => ({ at: pixelOnScale(value, x, across), label: shownNumber(value) }))
    : shownLabels(labels.length, Math.max(2, Math.round(size.width / 90))).map((index) => ({
        at: pixelOnScale(index, x, across),
        label: labels[index] ?? '',
      }));
  return (
    <g className="axes">
      {y.ticks.map((value) => {
        const at = pixelOnScale(value, y, down);
        return (
          <g key={value}>
            <line x1={across[0]} x2={across[1]} y1={at} y2={at} />
            <text x={across[0] - 8} y={at + 4} textAnchor="end">
              {shownNumber(value)}
            </text>
          </g>
        );
      })}
      {under.map(({ at, label }, index) => (
        <text
          key={`${at}`}
          x={at}
          y={size.height - 6}
          textAnchor={index === under.length - 1 && label.length > 3 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </g>
  );
}

type SeriesProps = { type: ChartSpec['type']; points: Point[]; plot: ChartFrame; index: number };

function Series({ type, points, plot, index }: SeriesProps) {
  const last = points.at(-1);
  if (!last) return null;
  const className = `series series-${index % 4}`;
  if (type === 'bar') return <Bars points={points} plot={plot} index={index} className={className} />;
  if (type === 'scatter') {
    const dots = points.map(({ x, y }) => `M${round(x) - 6} ${round(y)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`);
    return (
      <g className={className}>
        <path className="dots" d={dots.join('')} />
      </g>
    );
  }
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const floor = plot.down[0];
  return (
    <g className={className}>
      {index === 0 && <path className="under" d={`${path}V${floor}H${round(points[0]?.x ?? 0)}z`} />}
      <path className="stroke" d={path} />
      <circle cx={last.x} cy={last.y} r="7" />
    </g>
  );
}

function Bars({ points, plot, index, className }: Omit<SeriesProps, 'type'> & { className: string }) {
  const slot = (plot.across[1] - plot.across[0]) / Math.max(1, points.length);
  const wide = (slot * 0.7) / plot.series.length;
  const zero = pixelOnScale(Math.max(plot.y.from, 0), plot.y, plot.down);
  return (
    <g className={className}>
      {points.map(({ x, y }) => (
        <rect
          key={x}
          x={x - slot * 0.35 + index * wide}
          y={Math.min(y, zero)}
          width={wide}
          height={Math.max(1, Math.abs(zero - y))}
          rx={Math.min(6, wide / 3)}
        />
      ))}
    </g>
  );
}

function Prediction({ from, to }: { from: Point; to: Point }) {
  return (
    <g className="prediction">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d={`M${to.x} ${to.y - 8}l8 8-8 8-8-8z`} />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What the chart shows, said in one breath. */
function chartWords({ type, title, data }: ChartSpec, prediction: Predicted | null): string {
  const kind = { line: 'Line chart', bar: 'Bar chart', scatter: 'Scatter chart' }[type];
  const parts = data.datasets.map(({ label, data: points }) => {
    const first = points[0];
    const last = points.at(-1);
    if (typeof first !== 'number' || typeof last !== 'number') return `${label}: ${points.length} points`;
    const from = `${shownNumber(first)} at ${data.labels[0] ?? 'the start'}`;
    return `${label}: from ${from} to ${shownNumber(last)} at ${data.labels.at(-1) ?? 'the end'}`;
  });
  const said =
    prediction === null
      ? ''
      : ` Your prediction: ${shownNumber(prediction.value)} at ${data.labels[prediction.at] ?? 'the end'}.`;
  return `${kind}, ${title}. ${parts.join('. ')}.${said}`;
}
