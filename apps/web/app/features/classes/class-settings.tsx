import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roleQuery } from '../../api/role-query.ts';
import { Button } from '../../ui/button.tsx';
import { FamilySettings } from './family-settings.tsx';
import { joinedClassesQuery, leaveClass, whoLookedQuery } from './queries.ts';
import { classesText } from './text.ts';

/** A student's classes in the settings, the family who sees the week, and who has looked. */
export function ClassSettings() {
  const { data: role } = useQuery(roleQuery);
  if (role?.role !== 'student') return null;
  return (
    <>
      {role.classes > 0 && <OwnClasses />}
      <FamilySettings />
      <WhoLooked />
    </>
  );
}

function OwnClasses() {
  const { data } = useQuery(joinedClassesQuery);
  return (
    <section>
      <h3 className="text-lg">{classesText.leave.title}</h3>
      <p className="mt-1 mb-3 text-ink-2">{classesText.leave.note}</p>
      <ul className="grid justify-items-start gap-3">
        {data?.classes.map(({ id, name }) => (
          <li key={id}>
            <LeaveClass id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeaveClass({ id, name }: { id: number; name: string }) {
  const text = classesText.leave;
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveClass(id),
    onSuccess: () => {
      for (const queryKey of [['classes'], ['role'], ['who-looked']])
        void queries.invalidateQueries({ queryKey });
    },
  });
  if (!asking) {
    return (
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        {text.button(name)}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <p>{text.sure(name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" small onClick={() => setAsking(false)}>
          {text.no}
        </Button>
        <Button kind="quiet" small busy={isPending} onClick={() => mutate()}>
          {text.yes}
        </Button>
      </div>
    </div>
  );
}

function WhoLooked() {
  const text = classesText.looked;
  const { data, isError } = useQuery(whoLookedQuery);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h3 className="text-lg">{text.title}</h3>
      {isError && <p className="mt-1 text-bad-ink">{text.failure}</p>}
      {data?.reads.length === 0 && <p className="mt-1 text-ink-2">{text.nobody}</p>}
      <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
        {data?.reads.map(({ at, who, class_name: name, what }) => (
          <li key={`${at} ${name} ${what}`} className="text-[0.9375rem]">
            {text.reads[what](who ?? text.somebody, name ?? '')}
            <time dateTime={at} className="block text-sm text-ink-2">
              {day.format(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
