import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { FailedCard } from '../../ui/failed-card.tsx';
import { NightPage } from '../../ui/night-page.tsx';
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
    <NightPage text={text} width="max-w-[1000px]" aside={chooser}>
      {children}
    </NightPage>
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
  if (error) return <FailedCard text={text.failed} onAgain={() => void refetch()} />;
  return <StateCard mode="loading" title={text.loading} skeleton />;
}

function Missing() {
  return <StateCard mode="listening" {...text.missing} />;
}
