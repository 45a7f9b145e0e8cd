import type { LessonPicture } from '@playforward/contract';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';

/** GET /api/lessons/{lessonId}/picture: no problem of the lesson is dealt for it. */
export async function showLessonPicture(
  { diagrams }: Pick<Curriculum, 'diagrams'>,
  { concepts }: Lesson,
): Promise<LessonPicture> {
  const { draw, keep } = diagrams.openBatch();
  const first = concepts.find(({ diagram }) => diagram !== null);
  const { diagram_image_url } = draw(first?.diagram ?? null);
  await keep();
  return { diagram_image_url };
}
