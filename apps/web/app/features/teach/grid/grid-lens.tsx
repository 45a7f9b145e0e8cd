import type { ClassGrid, TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { saveCsv } from '../csv.ts';
import { gridQuery } from '../queries.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { Asked } from './evidence.tsx';
import { gridCsv } from './grid-csv.ts';
import { GridList } from './grid-list.tsx';
import { orderStudents } from './order-students.ts';
import { SkillGrid } from './skill-grid.tsx';
import './skill-grid.css';

const text = teachText.grid;
const Evidence = lazy(async () => ({ default: (await import('./evidence.tsx')).Evidence }));

/** Students by skills of one unit: who needs help first, then a gap. */
export function GridLens({ one }: { one: TaughtClassDetail }) {
  const [unitId, setUnitId] = useState(one.units[0]?.id ?? 0);
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
            <NeedBanner one={one} grid={grid} />
            <Card className="grid-card">
              <GridTools grid={grid}>
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
              </GridTools>
              <GridBody classId={one.id} grid={grid} />
            </Card>
          </>
        )
      }
    </Loaded>
  );
}

function GridBody({ classId, grid }: { classId: number; grid: ClassGrid }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <SkillGrid grid={grid} onOpen={setAsked} />
      <GridList classId={classId} grid={grid} />
      <Suspense>
        {asked && <Evidence classId={classId} {...asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}

function NeedBanner({ one, grid }: { one: TaughtClassDetail; grid: ClassGrid }) {
  const { banner } = teachText;
  const { needing } = orderStudents(grid.students);
  const names = new Intl.ListFormat('en', { type: 'conjunction' });
  return (
    <Card className="need-banner">
      <Orb mode={needing.length > 0 ? 'determined' : 'fulfilled'} size={64} />
      <div>
        <h2>{needing.length > 0 ? banner.title(needing.length) : banner.nobody}</h2>
        <p>{needing.length > 0 ? `${names.format(needing.map(({ name }) => name))}.` : banner.nobodyHelp}</p>
      </div>
      {needing.length > 0 && (
        <ButtonLink to={paths.teachIdeas(one.id, lessonInNeed(grid))} className="no-print">
          {banner.talk}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The lesson in which most students need help. */
function lessonInNeed({ skills, students }: ClassGrid): number {
  const needing = (place: number) => students.filter(({ cells }) => cells[place]?.needs_help).length;
  const places = skills.map((_, place) => place).toSorted((a, b) => needing(b) - needing(a));
  return skills[places[0] ?? 0]?.lesson_id ?? 0;
}

function GridTools({ grid, children }: { grid: ClassGrid; children: React.ReactNode }) {
  return (
    <div className="grid-tools">
      {children}
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
      <div className="no-print flex gap-2">
        <IconButton label={text.csv} onClick={() => saveCsv('grid', gridCsv(grid))}>
          <Download size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={text.print} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="grid-keys no-print">{text.keys}</p>
    </div>
  );
}
