import type { ChartSpec } from '@playforward/contract';

/** The line of each series beside its name. */
export function ChartLegend({ chart }: { chart: ChartSpec }) {
  return (
    <ul className="legend">
      {chart.data.datasets.map(({ label }, index) => (
        <li key={label} className={`series series-${index % 4}`}>
          <svg width="28" height="8" aria-hidden="true">
            <path className="stroke" d="M2 4h24" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
