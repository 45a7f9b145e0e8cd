import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { myCareersQuery } from '../features/careers/queries.ts';
import { displayCourseTitle } from '../features/curriculum/course-title.ts';
import { findNextLesson } from '../features/curriculum/next-lesson.ts';
import { coursesQuery } from '../features/curriculum/queries.ts';
import { sortCourses } from '../features/curriculum/sort-courses.ts';
import { SkillMapFrame, SkillMapScreen } from '../features/mastery/skill-map-screen.tsx';
import { masteryText as text } from '../features/mastery/text.ts';
import { paths } from '../paths.ts';
import { keptTexts } from '../storage/kept-texts.ts';
import { FailedCard } from '../ui/failed-card.tsx';
import { StateCard } from '../ui/state-card.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(text.page);

/** /skills/{courseId}: without an id the course that was open last on the dashboard, or the one of the next step. */
export default function SkillMapPage() {
  const { courseId } = useParams();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(coursesQuery);
  const wanted = courseId ?? keptTexts.getItem('dashboard_last_subject');
  const mine = useQuery({ ...myCareersQuery, enabled: wanted === null });
  if (!data || mine.isLoading) {
    return (
      <SkillMapFrame>
        {isError ? (
          <FailedCard text={text.failed} onAgain={() => void refetch()} />
        ) : (
          <StateCard mode="loading" title={text.loading} skeleton />
        )}
      </SkillMapFrame>
    );
  }
  const sorted = sortCourses(data);
  const next = findNextLesson(sorted, mine.data?.grade ?? null)?.course ?? sorted[0];
  const found = sorted.find(({ id }) => String(id) === wanted);
  const chosen = found ?? (courseId === undefined ? next : undefined);
  return (
    <SkillMapScreen
      courses={sorted.map(({ id, title }) => ({ id, title: displayCourseTitle(title) }))}
      courseId={chosen?.id}
      onChoose={(id) => void navigate(paths.skills(id), { replace: true })}
    />
  );
}
