import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { EndLink } from './end-link.tsx';
import { FamilyFrame } from './family-frame.tsx';
import { LoadedWeek } from './loaded-week.tsx';
import { endReader, readerWeekQuery } from './queries.ts';
import { useFamilyLanguage } from './use-family-language.ts';
import { WeekView } from './week-view.tsx';

/** /family/see#…: the week of a child for whoever has the link. */
export function ReaderScreen({ token }: { token: string }) {
  const { language, text, choose } = useFamilyLanguage();
  const [back, setBack] = useState<number>();
  const query = useQuery({
    ...readerWeekQuery(token, { language, back }),
    placeholderData: keepPreviousData,
  });
  const end = useMutation({ mutationFn: () => endReader(token) });
  const isOver =
    end.isSuccess || (query.error instanceof ApiError && [404, 422].includes(query.error.status));
  return (
    <FamilyFrame language={language} text={text} onLanguage={choose}>
      {isOver ? (
        <main className="family-state">
          <StateCard
            mode="idle"
            title={text.reader.over.title}
            text={text.reader.over.text}
            action={<ButtonLink to={paths.family}>{text.reader.over.back}</ButtonLink>}
          />
        </main>
      ) : (
        <LoadedWeek query={query} text={text}>
          {(week) => (
            <WeekView
              week={week}
              text={text}
              onBack={setBack}
              foot={
                <EndLink child={week.child} text={text} busy={end.isPending} onEnd={() => end.mutate()} />
              }
            />
          )}
        </LoadedWeek>
      )}
    </FamilyFrame>
  );
}
