import type { CareerChoice } from '@playforward/contract';
import { ChartLine, CircleDollarSign, GraduationCap, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { ArrivalTitle } from './arrival-title.tsx';
import { BottomBar, barButton } from './bottom-bar.tsx';
import { PayLine } from './pay-line.tsx';
import { SourceNote } from './source-note.tsx';
import { type Moment, splitStory } from './story-moments.ts';
import { careersText } from './text.ts';
import { useCareerFacts } from './use-career-facts.ts';

const text = careersText.day;

type DayViewProps = { career: CareerChoice; busy: boolean; onChange: () => void; onContinue: () => void };

/** One day in the picked career, from night to dawn. */
export function DayView({ career, busy, onChange, onContinue }: DayViewProps) {
  const facts = useCareerFacts(career.title);
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1120px] gap-6 px-4 pb-44 text-white md:px-10 lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-16">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <ArrivalTitle title={text.title} />
          <p className="mt-3 font-display text-xl font-bold text-[#ffd58a] lg:mt-4 lg:text-2xl">
            {career.title}
          </p>
          <ul className="mt-4 grid gap-2.5 lg:mt-6 lg:min-h-36 lg:content-start">
            <Fact icon={CircleDollarSign}>
              <PayLine salaryRange={career.salary_range} />
            </Fact>
            {facts?.schooling && <Fact icon={GraduationCap}>{text.schooling(facts.schooling)}</Fact>}
            {facts && facts.math.length > 0 && <Fact icon={ChartLine}>{text.math(facts.math)}</Fact>}
          </ul>
          <Orb mode="fulfilled" size={240} className="mt-8 -ml-2 max-lg:hidden" />
        </div>
        <div>
          <Moments moments={splitStory(career.story)} />
          <SourceNote />
        </div>
      </div>
      <BottomBar
        back={
          <Button kind="quiet" disabled={busy} onClick={onChange} className={barButton}>
            {text.change}
          </Button>
        }
        note={
          <p className="text-[0.8125rem] text-ink-2 max-md:sr-only text-balance md:px-4 md:text-center">
            {text.source}
          </p>
        }
        next={
          <Button kind="sun" busy={busy} busyText={text.busy} onClick={onContinue} className={barButton}>
            {text.continue}
          </Button>
        }
      />
    </>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon size={22} aria-hidden="true" className="mt-0.5 flex-none text-[#ffd58a]" />
      <span>{children}</span>
    </li>
  );
}

function Moments({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol aria-label={text.moments} className="grid gap-4">
      {moments.map((moment, index) => (
        <li
          key={`${moment.time} ${moment.text}`}
          className="relative grid grid-cols-[22px_minmax(0,1fr)] items-start gap-3 md:grid-cols-[88px_minmax(0,1fr)] md:gap-6"
        >
          {index < moments.length - 1 && (
            <Line from={index / (moments.length - 1)} to={(index + 1) / (moments.length - 1)} />
          )}
          <Mark time={moment.time} />
          <div className="rounded-3xl bg-white px-5 py-4 text-ink md:px-7 md:py-6">
            {moment.time && <p className="mb-1 font-bold tabular-nums md:hidden">{moment.time}</p>}
            {moment.title && <h2 className="mb-2 text-xl">{moment.title}</h2>}
            <p className="max-w-[60ch] text-ink-2">{moment.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The part of the line from this moment to the next; the whole goes from night to dawn. */
function Line({ from, to }: { from: number; to: number }) {
  const color = (part: number) => `color-mix(in oklab, #ffb020 ${Math.round(part * 100)}%, #8f7bff)`;
  return (
    <span
      aria-hidden="true"
      className="absolute top-9 left-[9px] h-[calc(100%+16px)] w-1 md:left-[42px]"
      style={{ background: `linear-gradient(${color(from)}, ${color(to)})` }}
    />
  );
}

/** The time of day, or a plain dot when the story names none or the screen has no room for it. */
function Mark({ time }: { time: string }) {
  return (
    <>
      <span
        className={`relative mt-7 size-4 justify-self-center rounded-full bg-white ${time ? 'md:hidden' : ''}`}
      />
      {time && (
        <span className="relative mt-6 justify-self-center rounded-full bg-white px-3.5 py-1.5 text-[0.9375rem] font-bold text-ink tabular-nums max-md:hidden">
          {time}
        </span>
      )}
    </>
  );
}
