import type { TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, QrCode } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { Loaded } from '../../ui/adult/loaded.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { TabBar, TabLink } from '../../ui/tabs.tsx';
import { GridLens } from './grid/grid-lens.tsx';
import { taughtClassQuery } from './queries.ts';
import { teachText as text } from './text.ts';

const ClassCodeDialog = lazy(async () => ({
  default: (await import('./classes/class-code-dialog.tsx')).ClassCodeDialog,
}));

type Lens = keyof typeof text.lenses;
const lenses = Object.keys(text.lenses) as Lens[];

/** What each lens shows. The grid comes with the page, the others when they are first opened. */
const parts: Record<Lens, ComponentType<{ one: TaughtClassDetail }>> = {
  grid: GridLens,
  now: lazy(async () => ({ default: (await import('./now/now-lens.tsx')).NowLens })),
  'wrong-ideas': lazy(async () => ({
    default: (await import('./ideas/wrong-ideas-lens.tsx')).WrongIdeasLens,
  })),
  assignments: lazy(async () => ({
    default: (await import('./assignments/assignments-lens.tsx')).AssignmentsLens,
  })),
  time: lazy(async () => ({ default: (await import('./time/time-lens.tsx')).TimeLens })),
  people: lazy(async () => ({ default: (await import('./people/people-lens.tsx')).PeopleLens })),
};

type ClassScreenProps = {
  classId: number;
  lens: string | undefined;
  /** A course's title as it stands on screen. */
  courseName(title: string): string;
};

/** /teach/class/{id}: one page with lenses; the address says which one is open. */
export function ClassScreen({ classId, lens: wanted, courseName }: ClassScreenProps) {
  const query = useQuery(taughtClassQuery(classId));
  const lens = lenses.find((one) => one === wanted) ?? 'grid';
  const Part = parts[lens];
  return (
    <main className="teach-wide teach-class">
      <Loaded query={query}>
        {(one) => (
          <>
            <ClassHead one={one} course={courseName(one.course_title)} />
            <TabBar label={text.lensBar}>
              {lenses.map((each) => (
                <TabLink
                  key={each}
                  to={paths.teachClass(classId, each)}
                  state={each === lens ? 'current' : 'open'}
                  comesIntoSight
                >
                  {text.lenses[each]}
                </TabLink>
              ))}
            </TabBar>
            <Suspense fallback={<StateCard mode="loading" title={text.loading} skeleton />}>
              <Part one={one} />
            </Suspense>
          </>
        )}
      </Loaded>
    </main>
  );
}

function ClassHead({ one, course }: { one: TaughtClassDetail; course: string }) {
  const [showing, setShowing] = useState(false);
  return (
    <div className="class-title">
      <div>
        <h1>{one.name}</h1>
        <p>
          {[course, one.semester].filter(Boolean).join(', ')}. {text.students(one.students)}.
        </p>
      </div>
      <div className="class-acts no-print">
        <Button kind="quiet" small onClick={() => setShowing(true)}>
          <QrCode size={18} aria-hidden="true" />
          {text.code.open}
        </Button>
        <ButtonLink kind="quiet" small to={paths.teachAssign(one.id)}>
          <ListChecks size={18} aria-hidden="true" />
          {text.assign}
        </ButtonLink>
      </div>
      <Suspense>{showing && <ClassCodeDialog one={one} onClose={() => setShowing(false)} />}</Suspense>
    </div>
  );
}
