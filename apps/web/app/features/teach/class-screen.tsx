import type { TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TabBar, TabLink } from '../../ui/tabs.tsx';
import { AssignmentsLens } from './assignments/assignments-lens.tsx';
import { ClassCodeDialog } from './class-code-dialog.tsx';
import { GridLens } from './grid/grid-lens.tsx';
import { WrongIdeasLens } from './ideas/wrong-ideas-lens.tsx';
import { Loaded } from './loaded.tsx';
import { NowLens } from './now/now-lens.tsx';
import { PeopleLens } from './people/people-lens.tsx';
import { taughtClassQuery } from './queries.ts';
import { teachText as text } from './text.ts';
import { TimeLens } from './time/time-lens.tsx';

type Lens = keyof typeof text.lenses;
const lenses = Object.keys(text.lenses) as Lens[];

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
                >
                  {text.lenses[each]}
                </TabLink>
              ))}
            </TabBar>
            {lens === 'now' && <NowLens one={one} />}
            {lens === 'grid' && <GridLens one={one} />}
            {lens === 'wrong-ideas' && <WrongIdeasLens one={one} />}
            {lens === 'assignments' && <AssignmentsLens one={one} />}
            {lens === 'time' && <TimeLens one={one} />}
            {lens === 'people' && <PeopleLens one={one} />}
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
      <Button kind="quiet" small className="no-print" onClick={() => setShowing(true)}>
        <QrCode size={18} aria-hidden="true" />
        {text.code.open}
      </Button>
      {showing && <ClassCodeDialog one={one} onClose={() => setShowing(false)} />}
    </div>
  );
}
