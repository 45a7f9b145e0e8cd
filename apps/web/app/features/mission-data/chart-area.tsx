import { type ComponentType, useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import type { ChartModel } from './chart-model.ts';
import { missionDataText as text } from './text.ts';

type Canvas = ComponentType<{ model: ChartModel; label: string }>;
type ChartAreaProps = { model: ChartModel; label: string; onFailed: () => void };

/** The place of the chart, 400 high, while its library is on the way and after. */
export function ChartArea({ model, label, onFailed }: ChartAreaProps) {
  const [Canvas, setCanvas] = useState<Canvas | null>(null);

  // The library is a download of its own.
  useEffect(() => {
    let left = false;
    import('./chart-canvas.tsx').then(
      ({ ChartCanvas }) => {
        if (!left) setCanvas(() => ChartCanvas);
      },
      () => {
        if (!left) onFailed();
      },
    );
    return () => {
      left = true;
    };
  }, [onFailed]);

  return (
    <div className="chart-area">
      {Canvas ? (
        <Canvas model={model} label={label} />
      ) : (
        <p className="chart-wait" role="status">
          <Spinner />
          {text.loading}
        </p>
      )}
    </div>
  );
}
