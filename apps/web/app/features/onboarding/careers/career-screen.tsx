import type { CareerChoice } from '@playforward/contract';
import { useReducer } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { ArrivalTitle } from './arrival-title.tsx';
import { BottomBar, barButton } from './bottom-bar.tsx';
import { CareerList } from './career-list.tsx';
import { changeCareerState, firstCareerState } from './career-state.ts';
import { DayView } from './day-view.tsx';
import { SourceNote } from './source-note.tsx';
import { careersText as text } from './text.ts';

type CareerScreenProps = {
  careers: readonly CareerChoice[];
  /** The chosen career is being saved. */
  busy: boolean;
  onStartOver: () => void;
  onChosen: (title: string) => void;
};

/** From the list to the day in the picked career, and back for as long as nothing is saved. */
export function CareerScreen({ careers, busy, onStartOver, onChosen }: CareerScreenProps) {
  const [state, send] = useReducer(changeCareerState, firstCareerState);
  const chosen = careers.find(({ title }) => title === state.chosen);

  if (careers.length === 0) return <NoCareers onStartOver={onStartOver} />;
  if (state.view === 'day' && chosen) {
    return (
      <DayView
        career={chosen}
        busy={busy}
        onChange={() => send({ type: 'change' })}
        onContinue={() => onChosen(chosen.title)}
      />
    );
  }
  return (
    <>
      <div className="mx-auto w-full max-w-[1120px] px-4 pb-44 text-white md:px-10">
        <Heading count={careers.length} />
        <CareerList
          careers={careers}
          chosen={state.chosen}
          onChoose={(title) => send({ type: 'choose', title })}
        />
        <SourceNote />
      </div>
      <BottomBar
        back={
          <Button kind="quiet" onClick={onStartOver} className={barButton}>
            {text.startOver}
          </Button>
        }
        note={<Picked title={state.chosen} />}
        next={
          <Button
            kind="sun"
            disabled={!chosen}
            onClick={() => send({ type: 'continue' })}
            className={barButton}
          >
            {text.continue}
          </Button>
        }
      />
    </>
  );
}

function Heading({ count }: { count: number }) {
  return (
    <div className="mb-6 flex items-center gap-3 md:mb-8 md:gap-6">
      <Orb mode="excited" size={120} className="size-18 md:size-30" />
      <div>
        <ArrivalTitle title={text.title} />
        <p className="mt-1 text-[#e4defc] md:mt-2 md:text-lg">{text.intro(count)}</p>
      </div>
    </div>
  );
}

function Picked({ title }: { title: string | undefined }) {
  return (
    <p aria-live="polite" className="text-ink-2 md:text-right">
      {title ? (
        <>
          {text.picked} <b className="font-semibold text-ink">{title}</b>
        </>
      ) : (
        text.nothingPicked
      )}
    </p>
  );
}

function NoCareers({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 pb-10 text-ink">
      <h1 className="sr-only">{text.title}</h1>
      <StateCard
        mode="determined"
        title={text.none.title}
        text={text.none.text}
        action={
          <Button kind="accent" onClick={onStartOver}>
            {text.startOver}
          </Button>
        }
      />
    </div>
  );
}
