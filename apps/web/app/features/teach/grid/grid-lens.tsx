import type { TaughtClassDetail } from '@playforward/contract';
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
import { currentPlace } from '../current-place.ts';
import { gridQuery } from '../queries.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { OpenCell } from './evidence.tsx';
import { gridCsv } from './grid-csv.ts';
import { GridList } from './grid-list.tsx';
import { NeedBanner } from './need-banner.tsx';
import { type GridOrder, gridOrders } from './order-students.ts';
import { SkillGrid } from './skill-grid.tsx';
import { type GridSide, type GridView, gridSides, viewGrid } from './view-grid.ts';
import './skill-grid.css';
import './grid-marks.css';

const text = teachText.grid;
const ColumnEvidence = lazy(async () => ({
  default: (await import('./column-evidence.tsx')).ColumnEvidence,
}));
const Evidence = lazy(async () => ({ default: (await import('./evidence.tsx')).Evidence }));

/** Students by skills of a unit or of the course: who needs help first, then a gap. */
export function GridLens({ one }: { one: TaughtClassDetail }) {
  const [unitId, setUnitId] = useState<number | 'all'>(() => currentPlace(one).unitId);
  const [order, setOrder] = useState<GridOrder>('need');
  const [side, setSide] = useState<GridSide>('skills');
  const query = useQuery(gridQuery(one.id, unitId));
  return (
    <Loaded query={query}>
      {(grid) => {
        const view = viewGrid(grid, { side, order });
        return grid.students.length === 0 ? (
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
              <GridTools view={view}>
                <label className="select-field">
                  <span>{text.chooseUnit}</span>
                  <select
                    value={unitId}
                    onChange={({ target }) =>
                      setUnitId(target.value === 'all' ? 'all' : Number(target.value))
                    }
                  >
                    {one.units.map(({ id, unit_number: number, title }) => (
                      <option key={id} value={id}>
                        {text.unit(number, title)}
                      </option>
                    ))}
                    <option value="all">{text.wholeCourse}</option>
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
                <SideChoice side={side} onSide={setSide} />
              </GridTools>
              <GridBody key={side} classId={one.id} view={view} />
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

type SideChoiceProps = { side: GridSide; onSide: (side: GridSide) => void };

function SideChoice({ side, onSide }: SideChoiceProps) {
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">{text.side}</legend>
      {gridSides.map((each) => (
        <button key={each} type="button" aria-pressed={each === side} onClick={() => onSide(each)}>
          {text.sides[each]}
        </button>
      ))}
    </fieldset>
  );
}

function GridBody({ classId, view }: { classId: number; view: GridView }) {
  const [asked, setAsked] = useState<OpenCell>();
  const [place, setPlace] = useState<number>();
  const column = place === undefined ? undefined : view.columns[place];
  const behind = view.groups.flatMap(({ students }) =>
    students.flatMap((student) => {
      const cell = student.cells[place ?? 0];
      return cell ? [{ student, cell }] : [];
    }),
  );
  return (
    <>
      <SkillGrid {...view} classId={classId} onOpen={setAsked} onOpenColumn={setPlace} />
      <GridList classId={classId} {...view} />
      <Suspense>
        {asked && <Evidence classId={classId} {...asked} onClose={() => setAsked(undefined)} />}
        {column && (
          <ColumnEvidence
            students={behind}
            classId={classId}
            column={column}
            onClose={() => setPlace(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function GridTools({ view, children }: { view: GridView; children: React.ReactNode }) {
  return (
    <div className="grid-tools">
      <div className="grid-choices">{children}</div>
      <div className="grid-acts no-print">
        <IconButton label={text.csv} onClick={() => saveCsv('grid', gridCsv(view))}>
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
