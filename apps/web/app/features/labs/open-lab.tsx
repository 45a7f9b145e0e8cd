import type { LabName } from '@playforward/contract';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { labsText as text } from './text.ts';

/** Each lab is downloaded when it is first opened. */
const labs: Record<LabName, () => Promise<ComponentType>> = {
  classifier: async () => (await import('./classifier/classifier-lab.tsx')).ClassifierLab,
  confusion: async () => (await import('./confusion/confusion-lab.tsx')).ConfusionLab,
  'next-word': async () => (await import('./next-word/next-word-lab.tsx')).NextWordLab,
  catch: async () => (await import('./catch/catch-lab.tsx')).CatchLab,
  opened: async () => (await import('./opened/opened-lab.tsx')).OpenedLab,
  rules: async () => (await import('./rules/rules-lab.tsx')).RulesLab,
};

type Arrival = { kind: 'coming' } | { kind: 'failed' } | { kind: 'here'; Lab: ComponentType };

/** The lab of a lesson in the place of its concepts. */
export function OpenLab({ lessonId, lab }: { lessonId: number; lab: LabName }) {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'coming' });
  const [tries, setTries] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);

  // The lab comes over the line, once for each try.
  useEffect(() => {
    let isWanted = tries > 0;
    labs[lab]().then(
      (Lab) => isWanted && setArrival({ kind: 'here', Lab }),
      () => isWanted && setArrival({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [lab, tries]);

  // Whoever opened the lab by keyboard or by ear goes on at its title.
  useEffect(() => heading.current?.focus(), []);

  const again = () => {
    setArrival({ kind: 'coming' });
    setTries(tries + 1);
  };
  return (
    <div className="lab">
      <Link className="link lab-back" to={paths.keyConcept(lessonId, 0)}>
        <ArrowLeft size={18} aria-hidden="true" />
        {text.back}
      </Link>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {text.chip}: {text.labs[lab].title}
      </h1>
      {arrival.kind === 'coming' && <StateCard mode="loading" title={text.loading} skeleton />}
      {arrival.kind === 'failed' && (
        <StateCard
          mode="determined"
          title={text.failed}
          text={text.failedHelp}
          action={<Button onClick={again}>{text.tryAgain}</Button>}
        />
      )}
      {arrival.kind === 'here' && <arrival.Lab />}
    </div>
  );
}
