import type { ClassGrid, TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { saveCsv } from '../csv.ts';
import { gridQuery } from '../queries.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { Asked } from './evidence.tsx';
import { gridCsv } from './grid-csv.ts';
import { GridList } from './grid-list.tsx';
import { NeedBanner } from './need-banner.tsx';
import { type GridOrder, gridOrders, orderStudents } from './order-students.ts';
import { SkillGrid } from './skill-grid.tsx';
import './skill-grid.css';

const text = teachText.grid;
const Evidence = lazy(async () => ({ default: (await import('./evidence.tsx')).Evidence }));

/** Students by skills of one unit: who needs help first, then a gap. */
export function GridLens({ one }: { one: TaughtClassDetail }) {
  const [unitId, setUnitId] = useState(one.units[0]?.id ?? 0);
  const [order, setOrder] = useState<GridOrder>('need');
  const query = useQuery(gridQuery(one.id, unitId));
  return (
    <Loaded query={query}>
      {(grid) =>
        grid.students.length === 0 ? (
          <StateCard
            mode="listening"
            title={text.empty.title}
            text={text.empty.text}
            action={
              <ButtonLink to={paths.teachClass(one.id, 'people')}>
                <UserPlus size={20} aria-hidden="true" />
                {text.empty.act}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <NeedBanner classId={one.id} grid={grid} />
            <Card className="grid-card">
              <GridTools grid={grid} order={order}>
                <label className="select-field">
                  <span>{text.chooseUnit}</span>
                  <select value={unitId} onChange={({ target }) => setUnitId(Number(target.value))}>
                    {one.units.map(({ id, unit_number: number, title }) => (
                      <option key={id} value={id}>
                        {text.unit(number, title)}
                      </option>
                    ))}
                  </select>
                </label>
                <label className="select-field">
                  <span>{text.order}</span>
                  <select value={order} onChange={({ target }) => setOrder(target.value as GridOrder)}>
                    {gridOrders.map((each) => (
                      <option key={each} value={each}>
                        {text.orders[each]}
                      </option>
                    ))}
                  </select>
                </label>
              </GridTools>
              <GridBody classId={one.id} grid={grid} order={order} />
            </Card>
          </>
        )
      }
    </Loaded>
  );
}

type GridBodyProps = { classId: number; grid: ClassGrid; order: GridOrder };

function GridBody({ classId, grid, order }: GridBodyProps) {
  const [asked, setAsked] = useState<Asked>();
  const groups = orderStudents(grid, order);
  return (
    <>
      <SkillGrid skills={grid.skills} groups={groups} onOpen={setAsked} />
      <GridList classId={classId} skills={grid.skills} groups={groups} />
      <Suspense>
        {asked && <Evidence classId={classId} {...asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}

type GridToolsProps = { grid: ClassGrid; order: GridOrder; children: React.ReactNode };

function GridTools({ grid, order, children }: GridToolsProps) {
  const save = () => {
    const students = orderStudents(grid, order).flatMap((group) => group.students);
    saveCsv('grid', gridCsv({ skills: grid.skills, students }));
  };
  return (
    <div className="grid-tools">
      <div className="grid-choices">{children}</div>
      <div className="no-print flex gap-2">
        <IconButton label={text.csv} onClick={save}>
          <Download size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={text.print} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="grid-legend">
        {(['alone', 'with-help', 'started', 'new'] as const).map((state) => (
          <li key={state}>
            <StateMark state={state} />
            {text.states[state]}
          </li>
        ))}
        <li>
          <NeedFlag />
          {text.needs}
        </li>
      </ul>
      <p className="grid-keys no-print">{text.keys}</p>
    </div>
  );
}
