import type { SchoolClasses } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classesQuery } from '../queries.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ClassTable } from './class-table.tsx';
import { classesText as text } from './text.ts';

type OneClass = SchoolClasses['classes'][number];
const longMs = 90 * 86_400_000;

/** /school/classes: every class, and a year that is over steps aside. */
export function ClassesPart() {
  const query = useQuery(classesQuery);
  return (
    <Loaded query={query}>
      {({ classes }) => {
        const here = classes.filter(({ archived_at: at }) => at === null);
        const aside = classes.filter(({ archived_at: at }) => at !== null);
        return (
          <>
            <Card className="school-card">
              <h2>{text.title}</h2>
              <p>{text.lead}</p>
              {here.length === 0 ? <p>{text.none}</p> : <ChosenClasses classes={here} archived />}
            </Card>
            {aside.length > 0 && (
              <Card className="school-card">
                <details className="w-full">
                  <summary className="school-fold">{text.archivedTitle(aside.length)}</summary>
                  <ChosenClasses classes={aside} archived={false} />
                </details>
              </Card>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** A table of classes with what can be done with the chosen ones: `archived` is what they become. */
function ChosenClasses({ classes, archived }: { classes: readonly OneClass[]; archived: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState(false);
  const words = archived ? text.archive : text.restore;
  const old = classes.filter(isOld).map(({ id }) => id);
  const ids = classes.map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    <>
      <ClassTable classes={classes} chosen={chosen} onChosen={setChosen} />
      <div className="school-acts">
        {archived && old.length > 0 && (
          <Button kind="quiet" small onClick={() => setChosen(new Set(old))}>
            {text.chooseOld}
          </Button>
        )}
        <Button small disabled={ids.length === 0} onClick={() => setAsking(true)}>
          {words.name}
        </Button>
      </div>
      {asking && (
        <ArchiveDialog
          ids={ids}
          archived={archived}
          onClose={() => setAsking(false)}
          onApplied={() => {
            setAsking(false);
            setChosen(new Set());
          }}
        />
      )}
    </>
  );
}

function isOld({ last_work_at: at, created_at: made }: OneClass): boolean {
  return Date.now() - new Date(at ?? made).getTime() > longMs;
}
