import type { AgeAnswer } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AgePlace } from '../features/my-data/age-question.tsx';
import { ageQuery } from '../features/my-data/queries.ts';
import { useLate } from '../ui/use-late.ts';

type Open = { place: AgePlace; known: AgeAnswer; settle: (mayOpen: boolean) => void };

/**
 * What comes before chat or the class's city first opens: the question for an age, or the word that a grown-up has to
 * say yes. `ask` answers whether it may open; it is downloaded only for who is asked.
 */
export function useAgeQuestion(): { ask: (place: AgePlace) => Promise<boolean>; question: ReactNode } {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [Question, want] = useLate(load);

  const ask = async (place: AgePlace) => {
    // Without the server nothing else opens either; it says so in its own words.
    const known = await client.fetchQuery(ageQuery).catch(() => undefined);
    if (!known || (known.band !== null && (!known.waits_for_consent || place === 'city'))) return true;
    if (!(await want())) return false;
    return new Promise<boolean>((settle) => setOpen({ place, known, settle }));
  };
  return {
    ask,
    question: open && Question && (
      <Question
        place={open.place}
        known={open.known}
        onSaid={(known) => {
          client.setQueryData(ageQuery.queryKey, known);
          setOpen({ ...open, known });
        }}
        onClose={(mayOpen) => {
          open.settle(mayOpen);
          setOpen(undefined);
        }}
      />
    ),
  };
}

const load = async () => (await import('../features/my-data/age-question.tsx')).AgeQuestion;
