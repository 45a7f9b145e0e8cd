import type { FamilyChildren, FamilyLanguage } from '@playforward/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AddChild } from './add-child.tsx';
import { ConsentCard, ConsentGiven } from './consent-card.tsx';
import { EndLink } from './end-link.tsx';
import { explain } from './explain.ts';
import { FamilyFrame } from './family-frame.tsx';
import { LoadedWeek } from './loaded-week.tsx';
import { changeChild, childrenQuery, childWeekQuery, endChild } from './queries.ts';
import type { FamilyText } from './text.ts';
import { useFamilyLanguage } from './use-family-language.ts';
import { WeekView } from './week-view.tsx';

type Child = FamilyChildren['children'][number];

/** /family of an adult with an account: a page a child. */
export function ChildrenScreen({ given, onSignOut }: { given: string; onSignOut: () => void }) {
  const { language, text, choose } = useFamilyLanguage();
  const query = useQuery(childrenQuery);
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(given !== '');
  const children = query.data?.children ?? [];
  const child = children.find(({ id }) => id === chosen) ?? children[0];
  const onLanguage = (wanted: FamilyLanguage) => {
    choose(wanted);
    // The mail speaks it too; where that fails the page still does.
    if (child) changeChild(child.id, { language: wanted }).catch(() => undefined);
  };
  return (
    <FamilyFrame language={language} text={text} onLanguage={onLanguage} onSignOut={onSignOut}>
      <LoadedWeek query={query} text={text}>
        {(data) => (
          <>
            <nav className="family-children on-sky" aria-label={text.children.label}>
              {children.length > 1 &&
                children.map(({ id, name }) => (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={id === child?.id}
                    onClick={() => setChosen(id)}
                  >
                    {name}
                  </button>
                ))}
              <button type="button" className="family-add" onClick={() => setAdding(true)}>
                <UserPlus size={18} aria-hidden="true" />
                {text.children.add}
              </button>
            </nav>
            {child ? (
              <ChildWeek key={child.id} child={child} hasMail={data.mail} language={language} text={text} />
            ) : (
              <main className="family-state">
                <StateCard
                  mode="listening"
                  title={text.children.none}
                  text={text.door.lead}
                  action={<Button onClick={() => setAdding(true)}>{text.children.add}</Button>}
                />
              </main>
            )}
          </>
        )}
      </LoadedWeek>
      {adding && <AddChild given={given} text={text} onClose={() => setAdding(false)} />}
    </FamilyFrame>
  );
}

type ChildWeekProps = { child: Child; hasMail: boolean; language: FamilyLanguage; text: FamilyText };

function ChildWeek({ child, hasMail, language, text }: ChildWeekProps) {
  const queries = useQueryClient();
  const [back, setBack] = useState<number>();
  const query = useQuery({
    ...childWeekQuery(child.id, { language, back }),
    placeholderData: keepPreviousData,
  });
  const end = useMutation({
    mutationFn: () => endChild(child.id),
    onSuccess: () => {
      toast.success(text.week.ended);
      return queries.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
    },
    onError: (error) => toast.error(explain(error, text)),
  });
  return (
    <LoadedWeek query={query} text={text}>
      {(week) => (
        <WeekView
          week={week}
          text={text}
          onBack={setBack}
          first={<ConsentCard child={child} name={week.child} text={text} />}
          mail={hasMail && <MailSwitch child={child} text={text} />}
          foot={
            <EndLink child={week.child} text={text} busy={end.isPending} onEnd={() => end.mutate()}>
              <ConsentGiven child={child} language={language} text={text} />
            </EndLink>
          }
        />
      )}
    </LoadedWeek>
  );
}

function MailSwitch({ child, text }: { child: Child; text: FamilyText }) {
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (weekly_mail: boolean) => changeChild(child.id, { weekly_mail }),
    onSuccess: (changed) => queries.setQueryData(childrenQuery.queryKey, changed),
  });
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={child.weekly_mail}
        className="family-mail"
        onClick={() => mutate(!child.weekly_mail)}
      >
        {text.week.mail}
        <span className="family-switch" aria-hidden="true" />
      </button>
      {error && (
        <p role="alert" className="mt-2 text-bad-ink">
          {explain(error, text, { 409: text.week.mailWaits })}
        </p>
      )}
    </>
  );
}
