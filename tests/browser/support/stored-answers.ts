import { queryDatabase } from './query-database.ts';

type Attempt = { problem_id: number; is_correct: boolean };
type Problem = { id: number; slot_id: number; version: number };

/** What a server has stored of a person's answers. */
export function attemptsOf(email: string, dataDir?: string): Promise<Attempt[]> {
  const text = `SELECT problem_id, is_correct FROM attempts JOIN users ON users.id = user_id WHERE email = $1`;
  return queryDatabase<Attempt>({ text, values: [email] }, dataDir);
}

/** The problems that a server has dealt to a person. */
export function problemsOf(email: string, dataDir?: string): Promise<Problem[]> {
  const text = `SELECT problem_instances.id, slot_id, version FROM problem_instances
    JOIN users ON users.id = user_id WHERE email = $1`;
  return queryDatabase<Problem>({ text, values: [email] }, dataDir);
}
