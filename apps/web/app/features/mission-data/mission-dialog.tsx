import { MissionChartDialog } from './mission-chart-dialog.tsx';
import type { MissionData } from './mission-data-state.ts';
import { MissionTableDialog } from './mission-table-dialog.tsx';
import './mission-data.css';

type MissionDialogProps = { state: MissionData; onClose: () => void };

/** The chart or table that is open, if one is. */
export function MissionDialog({ state, onClose }: MissionDialogProps) {
  if (state.kind !== 'open') return null;
  return state.shown.kind === 'chart' ? (
    <MissionChartDialog chart={state.shown} onClose={onClose} />
  ) : (
    <MissionTableDialog table={state.shown} onClose={onClose} />
  );
}
