import type { AssignmentTask } from './db/schema/assignments.ts';

/** Something a teacher asked a student for, that is still to be done. */
export type OpenTask = { task: AssignmentTask; title: string; dueAt: Date | null };

/** What classes lend to families and the school's office, as `app.classes`. */
type ClassService = {
  /** What a student is asked for and has not done, the next first. */
  listOpenTasks(student: { id: number }): Promise<OpenTask[]>;
  /** Tells open views and pages that a class has changed. */
  tellChanged(classId: number): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    classes: ClassService;
  }
}
