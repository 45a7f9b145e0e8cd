import type { MissionTable } from '@playforward/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DataTable } from './data-table.tsx';
import { missionDataText as text } from './text.ts';

type MissionTableDialogProps = { table: MissionTable; onClose: () => void };

/** A table of the city. */
export function MissionTableDialog({ table, onClose }: MissionTableDialogProps) {
  const { description, table_data: data } = table.data;
  const title = table.title ?? text.title;
  return (
    <Dialog title={title} open onClose={onClose} closeLabel={text.back} className="mission-data table">
      {description && <p className="mission-description">{description}</p>}
      <DataTable {...data} label={description || title} />
      {data.rows.length === 0 && <p className="mission-note">{text.empty}</p>}
      <div className="mission-row">
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </Dialog>
  );
}
