import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { StarField } from '../../../ui/stars.tsx';
import { makeDemoClass, taughtClassesQuery, todayQuery } from '../queries.ts';
import { teachText as text } from '../text.ts';
import { TodayPanel } from '../today/today-panel.tsx';
import { ClassCard } from './class-card.tsx';
import { type CourseChoice, NewClassDialog } from './new-class-dialog.tsx';
import './classes.css';

/** /teach: every class as a card; who needs the teacher stands on top. */
export function ClassesScreen({ name, courses }: { name: string; courses: readonly CourseChoice[] }) {
  const query = useQuery(taughtClassesQuery);
  const [making, setMaking] = useState(false);
  const classes = query.data?.classes ?? [];
  const needs = classes.flatMap((one) => one.needs);
  const today = useQuery(todayQuery);
  const talk = today.data?.talk;
  return (
    <>
      <div className="teach-hello sky night on-sky">
        <StarField />
        <div className="teach-wide">
          <Orb mode="idle" size={84} />
          <div>
            <h1>{text.hello(name, new Date().getHours())}</h1>
            {query.data && (
              <p>
                {text.day(classes.length, needs)}
                {talk && ` ${text.start(talk.class_name, talk.students)}`}
              </p>
            )}
          </div>
        </div>
      </div>
      <main className="teach-wide teach-day" data-beside={classes.length > 0 && today.data ? '' : undefined}>
        <div className="teach-cards">
          <Loaded query={query}>
            {({ classes: all }) => (
              <>
                {all.length === 0 && <FirstSteps />}
                {all.map((one) => (
                  <ClassCard key={one.id} one={one} course={courses.find(({ id }) => id === one.course_id)} />
                ))}
                <button type="button" className="new-class" onClick={() => setMaking(true)}>
                  <Plus size={20} aria-hidden="true" />
                  <strong>{text.create.open}</strong>
                  <span className="new-class-hint">{text.create.hint}</span>
                </button>
              </>
            )}
          </Loaded>
        </div>
        {classes.length > 0 && today.data && <TodayPanel today={today.data} />}
      </main>
      {making && <NewClassDialog courses={courses} onClose={() => setMaking(false)} />}
    </>
  );
}

function FirstSteps() {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeDemoClass,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: todayQuery.queryKey });
      return queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey });
    },
  });
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-2xl">{text.first.title}</h2>
      <ol className="first-steps">
        {text.first.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button kind="quiet" busy={isPending} onClick={() => mutate()} className="mt-5">
        <Eye size={20} aria-hidden="true" />
        {text.demo.open}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-bad-ink">
          {explain(error)}
        </p>
      )}
    </Card>
  );
}
