import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import type { MissionProblem } from './scenario/pose.ts';
import type { Setting } from './template.ts';
import { attachUnit } from './words/show-number.ts';
import { shownFacts } from './words/shown-facts.ts';

type Row = readonly (string | number)[];

const title = 'Measured here';

/** What the city shows before anything is built: the measured table, and as a chart where it has two columns to plot. */
export function measuredEvidence(problem: MissionProblem, setting: Setting): Mission['evidence'] {
  const { template, facts } = problem;
  const rows = template.rows?.(facts);
  if (!rows || !setting.headers) return { charts: [], tables: readingsTable(setting, shownFacts(problem)) };
  const table: TableSpec = {
    title,
    description: setting.look,
    table_data: { headers: [...setting.headers], rows },
  };
  return {
    charts: template.measuredAs ? [chartOf(template.measuredAs, { rows, setting })] : [],
    tables: [table],
  };
}

function chartOf(
  type: ChartSpec['type'],
  { rows, setting }: { rows: readonly Row[]; setting: Setting },
): ChartSpec {
  const pairs = rows.map((row) => row.slice(-2));
  const label = setting.headers?.at(-1) ?? title;
  const data =
    type === 'scatter'
      ? pairs.map(([x, y]) => ({ x: Number(x), y: Number(y) }))
      : pairs.map(([, y]) => Number(y));
  return {
    title,
    description: setting.look,
    type,
    data: { labels: pairs.map(([x]) => String(x)), datasets: [{ label, data }] },
  };
}

/** Where the template has no table of its own, the readings that stand in a table make one. */
function readingsTable(setting: Setting, shown: Readonly<Record<string, string>>): TableSpec[] {
  const rows = Object.entries(setting.given)
    .filter(([, [, , where]]) => where === 'table')
    .map(([symbol, [label, unit]]) => [label, attachUnit(shown[symbol] ?? '', unit)]);
  if (rows.length === 0) return [];
  return [{ title, description: setting.look, table_data: { headers: ['Reading', 'Value'], rows } }];
}
