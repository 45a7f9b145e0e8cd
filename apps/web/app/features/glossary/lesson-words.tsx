import type { LessonView } from '@playforward/contract';
import { type ReactNode, useState } from 'react';
import { WordLinks } from '../../ui/reading/word-links.ts';
import { useLate } from '../../ui/use-late.ts';

const loadDialog = async () => (await import('./word-dialog.tsx')).WordDialog;

type Opened = { slug: string; written: string };
type LessonWordsProps = { lesson: Pick<LessonView, 'id' | 'first_uses'>; children: ReactNode };

/** Around the texts of a lesson: its words open their entries. The entry's part of the page comes with the first. */
export function LessonWords({ lesson, children }: LessonWordsProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const [WordDialog, want] = useLate(loadDialog);
  const show = async (word: Opened) => {
    if (await want()) setOpen(word);
  };
  const links = {
    uses: lesson.first_uses ?? [],
    onOpen: (slug: string, written: string) => void show({ slug, written }),
  };
  return (
    <WordLinks.Provider value={links}>
      {children}
      {WordDialog && open && <WordDialog {...open} lessonId={lesson.id} onClose={() => setOpen(null)} />}
    </WordLinks.Provider>
  );
}
