export type GameLesson = { id: number; title: string };

/** Kept with the other places a student was last at; another student's sign-in drops it. */
const key = 'dashboard_last_lesson';

/** Remembers the lesson for a game that is opened elsewhere (D-114). A browser that keeps nothing plays freely. */
export function rememberLesson({ id, title }: GameLesson): void {
  try {
    localStorage.setItem(key, JSON.stringify({ id, title }));
  } catch {
    return;
  }
}

/** The lesson opened last in this browser, or null for free play. */
export function lastLesson(): GameLesson | null {
  try {
    const { id, title } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<GameLesson>;
    return Number.isInteger(id) && typeof title === 'string' ? { id: Number(id), title } : null;
  } catch {
    return null;
  }
}
