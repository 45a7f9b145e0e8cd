import type { CareerBrief } from '@playforward/contract';
import { useState } from 'react';

const most = 2;

/** Two jobs to be seen side by side; a third takes the place of the one chosen first. */
export function useCompared() {
  const [on, setOn] = useState(false);
  const [careers, setCareers] = useState<readonly CareerBrief[]>([]);
  const choose = (career: CareerBrief) =>
    setCareers((now) =>
      now.some(({ slug }) => slug === career.slug)
        ? now.filter(({ slug }) => slug !== career.slug)
        : [...now, career].slice(-most),
    );
  return {
    on,
    careers,
    toggle: () => {
      setOn(!on);
      setCareers([]);
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
