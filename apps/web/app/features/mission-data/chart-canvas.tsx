import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartLibrary,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { wantsLessMotion } from '../../preferences/apply-preferences.ts';
import { type ChartColors, chartData, chartOptions } from './chart-config.ts';
import type { ChartModel } from './chart-model.ts';

ChartLibrary.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
);

type ChartCanvasProps = { model: ChartModel; label: string };

/** Draws the chart. Downloaded with its library when the first chart is opened. */
export function ChartCanvas({ model, label }: ChartCanvasProps) {
  const { data, options } = useMemo(() => {
    const colors = readColors();
    const options = chartOptions(model, { colors, still: wantsLessMotion() });
    return { data: chartData(model, colors), options };
  }, [model]);
  const type = model.kind === 'names' ? model.type : 'scatter';
  return <Chart type={type} data={data} options={options} role="img" aria-label={label} />;
}

/** A canvas knows no style sheet; the tokens of the theme are read when the chart is drawn. */
function readColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: ['--accent', '--sun-deep', '--good', '--bad', '--sky', '--ink-3'].map(token),
    ink: token('--ink-2'),
    line: token('--line'),
    paper: token('--paper'),
  };
}
