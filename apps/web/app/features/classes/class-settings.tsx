import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { roleQuery } from '../../api/role-query.ts';
import { Button } from '../../ui/button.tsx';
import { FamilySettings } from './family-settings.tsx';
import { joinedClassesQuery, leaveClass, whoLookedQuery } from './queries.ts';
import { SureFirst } from './sure-first.tsx';
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
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveClass(id),
    onSuccess: () => {
      for (const queryKey of [['classes'], ['role'], ['who-looked']])
        void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <SureFirst
      text={{ question: text.sure(name), yes: text.yes, no: text.no }}
      busy={isPending}
      onYes={() => mutate()}
    >
      {(ask) => (
        <Button kind="quiet" small onClick={ask}>
          {text.button(name)}
        </Button>
      )}
    </SureFirst>
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
