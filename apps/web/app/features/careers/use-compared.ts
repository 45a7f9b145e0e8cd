import type { CareerBrief } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { careerQuery } from './queries.ts';

const most = 2;

/**
 * Two jobs to be seen side by side; a third takes the place of the one chosen first. A page of a job leads here with
 * that job chosen (`compare` in the address).
 */
export function useCompared() {
  const [params] = useSearchParams();
  const asked = params.get('compare') ?? '';
  const { data: page } = useQuery({ ...careerQuery(asked), enabled: asked !== '' });
  const [on, setOn] = useState(asked !== '');
  const [chosen, setChosen] = useState<readonly CareerBrief[]>();
  const careers = chosen ?? (page ? [page.career] : []);
  const choose = (career: CareerBrief) =>
    setChosen(
      careers.some(({ slug }) => slug === career.slug)
        ? careers.filter(({ slug }) => slug !== career.slug)
        : [...careers, career].slice(-most),
    );
  return {
    on,
    careers,
    toggle: () => {
      setOn(!on);
      setChosen([]);
    },
    of: (career: CareerBrief) =>
      on
        ? {
            chosen: careers.some(({ slug }) => slug === career.slug),
            onChoose: () => choose(career),
          }
        : undefined,
  };
}
