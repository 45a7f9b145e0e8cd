import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StarField } from '../../ui/stars.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { courseMasteryQuery } from './queries.ts';
import { SkillMap } from './skill-map.tsx';
import { masteryText as text } from './text.ts';

type CourseChoice = { id: number; title: string };

type SkillMapScreenProps = {
  courses: readonly CourseChoice[];
  /** Undefined when there is no such course. */
  courseId: number | undefined;
  onChoose: (courseId: number) => void;
};

/** Sky band with the choice of course on top, the map on paper below. */
export function SkillMapScreen({ courses, courseId, onChoose }: SkillMapScreenProps) {
  return (
    <SkillMapFrame
      chooser={
        courseId !== undefined && <CourseChooser courses={courses} courseId={courseId} onChoose={onChoose} />
      }
    >
      {courseId === undefined ? <Missing /> : <CourseSkills courseId={courseId} />}
    </SkillMapFrame>
  );
}

/** What stands around the map, also while it is not there yet. */
export function SkillMapFrame({ chooser, children }: { chooser?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="sky night on-sky relative overflow-hidden pb-[66px]">
        <StarField />
        <div className="relative flex items-center justify-between gap-4 px-4 py-3 lg:px-14 lg:py-4">
          <Logo />
          <ButtonLink to={paths.dashboard} kind="quiet" small>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>
              <span className="max-sm:sr-only">{text.back.to}</span> {text.back.place}
            </span>
          </ButtonLink>
        </div>
        <div className="relative mx-auto flex max-w-[1000px] flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 py-5">
          <div>
            <h1 className="text-[1.75rem] lg:text-[2.75rem]">{text.title}</h1>
            <p className="mt-1.5 text-[#f3eaff]">{text.lead}</p>
          </div>
          {chooser}
        </div>
      </header>
      <main className="relative mx-auto -mt-[46px] grid max-w-[1000px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-20">
        {children}
      </main>
    </div>
  );
}

type CourseChooserProps = SkillMapScreenProps & { courseId: number };

function CourseChooser({ courses, courseId, onChoose }: CourseChooserProps) {
  if (courses.length < 2) return null;
  return (
    <label className="skill-course">
      <span>{text.course}</span>
      <select value={courseId} onChange={(event) => onChoose(Number(event.target.value))}>
        {courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function CourseSkills({ courseId }: { courseId: number }) {
  const { data, error, refetch } = useQuery(courseMasteryQuery(courseId));
  if (data) return <SkillMap course={data} />;
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  if (error) return <Failed onAgain={() => void refetch()} />;
  return <StateCard mode="loading" title={text.loading} skeleton />;
}

function Missing() {
  return <StateCard mode="listening" {...text.missing} />;
}

export function Failed({ onAgain }: { onAgain: () => void }) {
  const { title, text: help, again } = text.failed;
  return (
    <StateCard
      mode="worried"
      title={title}
      text={help}
      action={
        <Button onClick={onAgain}>
          <RotateCw size={20} aria-hidden="true" />
          {again}
        </Button>
      }
    />
  );
}
