import type { AnswerWay, Level } from '@playforward/mastery';

/** A judged answer to a problem that stands in no lesson. */
type CheckedAnswer = {
  userId: number;
  attemptId: string;
  /** A row of this student's problems. */
  problemId: number;
  answerId: number | null;
  answer: string | null;
  isCorrect: boolean;
  misconception: string | null;
  skill: string;
  level: Level;
  way: AnswerWay;
  hadHelp: boolean;
  at: Date;
};

/** What practice lends to others, as `app.answers`. */
export type AnswerService = {
  /** Counts answers for their skills, each attempt id once; they start and complete no lesson. */
  recordChecked(answers: readonly CheckedAnswer[]): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerService;
  }
}
