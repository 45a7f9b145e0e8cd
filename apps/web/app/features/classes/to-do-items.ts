import type { AskedAssignments } from '@playforward/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { paths } from '../../paths.ts';
import { classesText } from './text.ts';

const text = classesText.toDo;
type AskedAssignment = AskedAssignments['assignments'][number];

export const askedQuery = queryOptions({
  queryKey: ['assignments'],
  queryFn: () => api.get<AskedAssignments>('/api/assignments'),
});

const when = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What is asked of a student as rows of To do: what is open first, what is done last, what is over not at all. */
export function toDoItems(assignments: readonly AskedAssignment[]) {
  const shown = assignments.filter(({ state }) => state !== 'over');
  return {
    from: fromWhom(shown),
    items: shown
      .toSorted((a, b) => Number(a.state === 'done') - Number(b.state === 'done'))
      .map((one) => ({
        id: one.id,
        title: one.title,
        when: whenOf(one),
        to: addressOf(one),
        done: one.state === 'done',
      })),
  };
}

/** Named once where all is asked by one class. */
function fromWhom(assignments: readonly AskedAssignment[]): string | null {
  const names = new Set(assignments.map((one) => text.from(one.teacher, one.class_name)));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

function whenOf({ state, done_at: done, late, due_at: due, ends_at: ends }: AskedAssignment): string {
  if (state === 'done') return late ? text.doneLate : text.done(done ? when.format(new Date(done)) : '');
  if (due) return new Date(due) < new Date() ? text.late : when.format(new Date(due));
  return ends ? text.until(when.format(new Date(ends))) : text.anytime;
}

function addressOf({ kind, id, lesson_id: lessonId, sitting_id: sittingId, state }: AskedAssignment): string {
  switch (kind) {
    case 'lesson':
      return paths.lesson(lessonId ?? 0);
    case 'mission':
      return paths.lessonTab(lessonId ?? 0, 'stem-city');
    case 'race':
      return `${paths.dashboard}?game=race`;
    default:
      return sittingId && state !== 'to-do' ? paths.check(sittingId) : paths.assigned(kind, id);
  }
}
