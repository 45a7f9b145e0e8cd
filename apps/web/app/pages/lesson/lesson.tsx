import type { LessonView } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { LessonFailed, LessonLoading, LessonMissing } from '../../features/lesson/lesson-states.tsx';
import { isLessonTab } from '../../features/lesson/lesson-tabs.ts';
import { lessonQuery } from '../../features/lesson/queries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../page-title.ts';
import { LessonRoom } from './lesson-room.tsx';

export const meta = () => pageTitle('Lesson');

/** /lesson/{lessonId}/{tab}: only the name of the tab is checked (L-233). */
export default function LessonPage() {
  const { lessonId = '', tab, '*': rest = '' } = useParams();
  const { data: lesson, status } = useQuery(lessonQuery(lessonId));
  if (!isLessonTab(tab)) {
    const id = Number.parseInt(lessonId, 10);
    if (Number.isNaN(id)) return <LessonMissing />;
    return <Navigate replace to={paths.lessonTab(id, 'introduction')} />;
  }
  if (status === 'pending') return <LessonLoading />;
  if (status === 'error') return <LessonFailed />;
  if (!lesson) return <LessonMissing />;
  return (
    <LessonRoom
      key={lesson.id}
      lesson={lesson satisfies LessonView}
      address={lessonId}
      tab={tab}
      rest={rest}
    />
  );
}
