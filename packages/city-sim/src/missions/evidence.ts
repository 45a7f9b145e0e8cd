import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import type { MissionProblem } from './scenario/pose.ts';
import type { Setting } from './template.ts';
import { round } from './tiers.ts';
import { drawnMetrics, metricWords, predictedMetric } from './words/metric-words.ts';
import { showMeasure } from './words/show-number.ts';

type RunStory = {
  mission: Mission;
  problem: MissionProblem;
  setting: Setting;
  series: Readonly<Record<string, number[]>>;
  outcome: Readonly<Record<string, number>>;
  predicted: number;
};

const mostPoints = 60;

/** What happened as a chart, with the prediction beside it (R4, R10). */
export function chartsToShow(story: RunStory): ChartSpec[] {
  const { setting, problem } = story;
  const { template } = problem;
  const drawn = drawnMetrics(template, setting)
    .filter((name) => story.series[name])
    .slice(0, 3);
  const labels = axisOf(story);
  const predicted = labelOf(story, predictedMetric(template, setting));
  return [
    {
      title: 'What happened',
      description: `${story.mission.title}: what the city did, and what you predicted.`,
      type: 'line',
      data: {
        labels,
        datasets: [
          ...drawn.map((name) => ({
            label: labelOf(story, name),
            data: (story.series[name] ?? []).slice(0, mostPoints),
          })),
          {
            label: shortened(`Your prediction: ${predicted}`),
            data: labels.map(() => round(story.predicted)),
          },
        ],
      },
    },
  ];
}

/** The same run as a table of its days, and one of its goals. */
export function tablesToShow(story: RunStory): TableSpec[] {
  const { setting, problem } = story;
  const { template } = problem;
  const drawn = drawnMetrics(template, setting)
    .filter((name) => story.series[name])
    .slice(0, 4);
  const rows = axisOf(story).map((label, at) => [
    label,
    ...drawn.map((name) => story.series[name]?.[at] ?? 0),
  ]);
  const ends = Object.entries(metricWords(setting))
    .filter(([name]) => story.outcome[name] !== undefined)
    .map(([name, [label, unit]]) => [label, showMeasure(story.outcome[name] ?? 0, unit)]);
  return [
    {
      title: 'Day by day',
      description: `${story.mission.title}: the numbers of the chart.`,
      table_data: { headers: [template.axis ?? 'Day', ...drawn.map((name) => labelOf(story, name))], rows },
    },
    {
      title: 'How it ended',
      description: `${story.mission.title}: what the goals look at.`,
      table_data: { headers: ['What', 'Value'], rows: ends },
    },
  ];
}

function axisOf({ problem: { template }, setting, series }: RunStory): string[] {
  const length = Math.max(1, ...drawnMetrics(template, setting).map((name) => series[name]?.length ?? 0));
  return Array.from({ length: Math.min(mostPoints, length) }, (_, at) =>
    String(at + (template.firstPoint ?? 1)),
  );
}

function labelOf({ setting }: RunStory, metric: string): string {
  const [label = metric, unit = ''] = metricWords(setting)[metric] ?? [];
  return shortened(unit ? `${label} (${unit})` : label);
}

function shortened(label: string): string {
  return label.length <= 60 ? label : `${label.slice(0, 59)}…`;
}
