import type { LessonView } from '@playforward/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { lessonCode } from './lesson-code.ts';
import { LessonTabBar } from './lesson-tab-bar.tsx';
import type { LessonTab, SectionsDone, TouchedTabs } from './lesson-tabs.ts';
import type { LessonUnit } from './queries.ts';
import { lessonText as text } from './text.ts';

type LessonFrameProps = {
  lesson: LessonView;
  unit: LessonUnit | null;
  tab: LessonTab;
  done: SectionsDone;
  touched: TouchedTabs;
  stars: ReactNode;
  /** The companion, beside the lesson. */
  companion: ReactNode;
  leaving: boolean;
  onLeave: () => void;
  children: ReactNode;
};

/** Everything around the open section: header, unit, stars, tabs, companion and the code at the bottom. */
export function LessonFrame({
  lesson,
  unit,
  tab,
  done,
  touched,
  stars,
  companion,
  leaving,
  onLeave,
  children,
}: LessonFrameProps) {
  const code = lessonCode({
    courseTitle: unit?.courseTitle,
    unitNumber: unit?.unitNumber,
    lessonNumber: lesson.lesson_number,
  });
  return (
    <div className="lesson-page">
      <header className="lesson-header">
        <IconButton label={text.backArrow} className="lesson-back" onClick={onLeave} disabled={leaving}>
          <ArrowLeft size={22} aria-hidden="true" />
        </IconButton>
        <Logo />
        <Button kind="quiet" className="lesson-path" onClick={onLeave} busy={leaving} busyText={text.leaving}>
          {text.viewPath}
        </Button>
      </header>
      <div className="lesson-body">
        <main>
          <p className="lesson-unit">{unit && text.unit(unit.title)}</p>
          {stars}
          <LessonTabBar lessonId={lesson.id} current={tab} done={done} touched={touched} />
          {children}
        </main>
        {companion}
      </div>
      <footer className="lesson-strip">
        <span className="sr-only">{text.code}: </span>
        {unit && code}
      </footer>
    </div>
  );
}
