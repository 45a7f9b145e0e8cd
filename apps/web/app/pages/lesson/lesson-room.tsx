import type { LessonView } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLessonUsage } from '../../analytics/use-lesson-usage.ts';
import { useSession } from '../../features/accounts/session/session.ts';
import { MissionStars } from '../../features/game-frame/mission-stars.tsx';
import { LessonWords } from '../../features/glossary/lesson-words.tsx';
import { OpenHand } from '../../features/hands/open-hand.tsx';
import { LabCard } from '../../features/labs/lab-card.tsx';
import { OpenLab } from '../../features/labs/open-lab.tsx';
import { LaunchCard } from '../../features/launch/launch-card.tsx';
import { LaunchReturn } from '../../features/launch/launch-return.tsx';
import type { CompanionEvent } from '../../features/lesson/companion-event.ts';
import { type Companion, companionLine, nextCompanion } from '../../features/lesson/companion-state.ts';
import { IntroductionTab } from '../../features/lesson/introduction-tab.tsx';
import { leaveLesson } from '../../features/lesson/leave-lesson.ts';
import { LessonFrame } from '../../features/lesson/lesson-frame.tsx';
import {
  isOpenable,
  type LessonTab,
  neighbourTab,
  type SectionsDone,
  sectionOfTab,
} from '../../features/lesson/lesson-tabs.ts';
import { ensureStarted } from '../../features/lesson/progress.ts';
import { lessonUnitQuery } from '../../features/lesson/queries.ts';
import { StemCityTab } from '../../features/lesson/stem-city-tab.tsx';
import { useSections } from '../../features/lesson/use-sections.ts';
import { useWheelTabs } from '../../features/lesson/use-wheel-tabs.ts';
import { lessonMasteryQuery } from '../../features/mastery/queries.ts';
import { StarRow } from '../../features/mastery/star-row.tsx';
import type { LessonNews } from '../../features/orb/lesson-orb.tsx';
import { mark } from '../../features/orb/voice/use-welcome.ts';
import { StepsSoFar } from '../../features/orb-chat/steps-so-far.tsx';
import { KeyConceptTab } from '../../features/practice/concepts/key-concept-tab.tsx';
import { DiagramFigure } from '../../features/practice/diagram-figure.tsx';
import { GuidedTab } from '../../features/practice/guided/guided-tab.tsx';
import type { LessonWork } from '../../features/practice/lesson-work.ts';
import { PracticeTab } from '../../features/practice/practice-tab.tsx';
import { practiceText } from '../../features/practice/text.ts';
import type { SubmissionOutcome } from '../../features/practice/use-answer.ts';
import { keptTexts } from '../../storage/kept-texts.ts';
import '../../features/lesson/lesson.css';
import '../../features/lesson/lesson-sections.css';
import '../../features/labs/lab-card.css';
import '../../features/practice/practice.css';
import '../../features/practice/feedback-and-steps.css';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cityMessage } from '../games/city-message.ts';
import { useGameRoom } from '../games/use-game-room.tsx';
import { LessonCompanion } from './lesson-companion.tsx';
import { LessonTools } from './lesson-tools.tsx';
import { useHandedIn } from './use-handed-in.ts';
import { useKnownLesson } from './use-known-lesson.ts';

type LessonRoomProps = { lesson: LessonView; address: string; tab: LessonTab; rest: string };

/** A loaded lesson: joins the frame around it, the sections and what they report. */
export function LessonRoom({ lesson, address, tab, rest }: LessonRoomProps) {
  const navigate = useNavigate();
  const { data: unit = null } = useQuery(lessonUnitQuery(lesson.unit_id));
  const { data: mastery } = useQuery(lessonMasteryQuery(lesson.id));
  const { done, finish, touched, touch } = useSections(lesson, tab);
  const [companion, setCompanion] = useState<Companion>(null);
  const [news, setNews] = useState<LessonNews>(null);
  const [step, setStep] = useState(0);
  const { handedIn, placed, handIn, hear } = useHandedIn();
  const [leaving, setLeaving] = useState(false);
  const session = useSession();
  const game = useGameRoom(lesson, (words) => setNews({ kind: 'city', said: cityMessage(words) }));
  const recorded = useLessonUsage(lesson, tab);
  const { keepGuess, openedProblem, keepOutcome } = useKnownLesson(lesson, address);
  const say = (event: CompanionEvent) => setCompanion((last) => nextCompanion(last, { tab, event }));

  // The server keeps which lesson and unit were started.
  useEffect(() => {
    void ensureStarted('lesson', lesson.id);
    void ensureStarted('unit', lesson.unit_id);
    mark('lesson_visited');
  }, [lesson.id, lesson.unit_id]);

  useWheelTabs((direction) => {
    const next = neighbourTab(tab, direction, done);
    if (next) void navigate(paths.lessonTab(lesson.id, next));
  });

  const leave = async () => {
    setLeaving(true);
    await leaveLesson({ lesson, unitLessons: unit?.lessons, storage: keptTexts });
    await navigate(paths.dashboard);
  };
  const play = () => {
    touch('stem-city');
    game.play();
  };
  const work: LessonWork = {
    lesson,
    rest,
    Hand: OpenHand,
    Steps: StepsSoFar,
    placed,
    onOpen: openedProblem,
    onStep: setStep,
    onOutcome: (outcome: SubmissionOutcome) => {
      say(outcome.kind);
      setNews(newsOf(outcome));
      hear(outcome);
      if (outcome.kind !== 'fresh') recorded.tried(outcome.problemId, outcome.kind);
      keepOutcome(outcome);
    },
    onSectionDone: () => {
      const section = sectionOfTab(tab);
      if (section) finish(section);
      recorded.sectionFinished();
      say('section-done');
    },
  };

  return (
    <LessonFrame
      lesson={lesson}
      unit={unit}
      tab={tab}
      done={done}
      touched={touched}
      leaving={leaving}
      stars={<StarRow filled={mastery?.stars} courseId={mastery?.course_id} />}
      companion={
        <LessonCompanion
          lessonId={lesson.id}
          tab={tab}
          rest={rest}
          step={step}
          news={news}
          handedIn={handedIn}
          line={companionLine(companion, tab)}
          isSolved={(id) => lesson.problems.some((one) => one.id === id && one.state === 'completed')}
          onHandIn={tab === 'practice-problems' ? handIn : undefined}
          user={session.status === 'signed-in' ? session.user : null}
        />
      }
      onLeave={() => void leave()}
    >
      <LessonWords lesson={lesson}>
        <OpenTab
          tab={tab}
          done={done}
          work={work}
          onPlay={play}
          onLeave={() => void leave()}
          onGuess={keepGuess}
        />
      </LessonWords>
      <LessonTools />
      {game.room}
    </LessonFrame>
  );
}

/** The companion hears of recorded answers from the server; other news takes its last words away. */
function newsOf({ kind, problemId }: SubmissionOutcome): LessonNews {
  return { kind: kind === 'right' || kind === 'wrong' ? kind : 'other', problemId };
}

type OpenTabProps = {
  tab: LessonTab;
  done: SectionsDone;
  work: LessonWork;
  onPlay: () => void;
  onLeave: () => void;
  /** The server has the guess at the launch. */
  onGuess: (guess: number) => void;
};

function OpenTab({ tab, done, work, onPlay, onLeave, onGuess }: OpenTabProps) {
  switch (tab) {
    case 'introduction':
      return <LaunchAndIntroduction lesson={work.lesson} onGuess={onGuess} />;
    case 'key-concept':
      return <ConceptsAndLab {...work} />;
    case 'stem-city':
      return (
        <StemCityTab
          lesson={work.lesson}
          mayGoOn={isOpenable('guided-problem', tab, done)}
          missions={<MissionStars lesson={work.lesson} />}
          onPlay={onPlay}
        />
      );
    case 'guided-problem':
      return <GuidedTab {...work} />;
    case 'practice-problems':
      return (
        <PracticeTab
          {...work}
          leave={<BackToCurriculum onLeave={onLeave} />}
          ending={<LaunchReturn launch={work.lesson.launch} math={work.lesson.math} />}
        />
      );
  }
}

type LaunchAndIntroductionProps = { lesson: LessonView; onGuess: (guess: number) => void };

/** The question to guess at before what the lesson is about; at the end it stands here answered. */
function LaunchAndIntroduction({ lesson, onGuess }: LaunchAndIntroductionProps) {
  const { id, launch, math } = lesson;
  return (
    <>
      {launch && (
        <LaunchCard
          launch={launch}
          math={math}
          lessonId={id}
          picture={<DiagramFigure url={launch.diagram_image_url} alt={launch.diagram_alt} plain />}
          onStored={onGuess}
        />
      )}
      <IntroductionTab lesson={lesson} />
      <LaunchReturn launch={launch} math={math} />
    </>
  );
}

/** The concepts with the way into the lesson's lab, or the lab itself, which has an address of its own. */
function ConceptsAndLab(work: LessonWork) {
  const { lesson, rest } = work;
  if (lesson.lab && rest === 'lab') return <OpenLab lessonId={lesson.id} lab={lesson.lab} />;
  return (
    <>
      <KeyConceptTab {...work} />
      {lesson.lab && <LabCard lessonId={lesson.id} lab={lesson.lab} />}
    </>
  );
}

/** A link for those who open it elsewhere; here it first reports what is complete (D-80). */
function BackToCurriculum({ onLeave }: { onLeave: () => void }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <ButtonLink to={paths.dashboard} onClick={follow}>
      {practiceText.backToCurriculum}
    </ButtonLink>
  );
}
