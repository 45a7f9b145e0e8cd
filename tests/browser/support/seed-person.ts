import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { queryDatabase } from './query-database.ts';
import { withoutSession } from './without-session.ts';

export type SeededPerson = {
  name: string;
  email: string;
  token: string;
  role: 'student' | 'teacher' | 'admin';
  /** Of a student who has answered the questions at the beginning. */
  career: string | null;
};

/** Of each server the address of who registered there for this worker. */
const models = new Map<string | undefined, Promise<string>>();
export const password = 'seven green bikes';

/**
 * Puts somebody who is signed in into the database of a server: as registering or following an invitation does, in a
 * hundredth of its time, because the password's hash is that of one student who registers for the whole worker.
 */
export async function seedPerson(
  calls: APIRequestContext,
  { name, email, token, role, career }: SeededPerson,
  dataDir = process.env.DATA_DIR,
): Promise<void> {
  const model = models.get(dataDir) ?? registerModel(calls);
  models.set(dataDir, model);
  const tokenHash = createHash('sha256').update(token).digest();
  const added = await queryDatabase(
    {
      text: `WITH model AS (
       SELECT password_hash FROM credentials JOIN users ON users.id = user_id WHERE email = $1
     ), added AS (
       INSERT INTO users (email, name, role, onboarding_completed, email_verified, created_at, last_used_at)
       VALUES ($2, $3, $4, $4 <> 'student' OR $5::text IS NOT NULL, $4 <> 'student', now(), now()) RETURNING id
     ), secret AS (
       INSERT INTO credentials (user_id, password_hash, changed_at)
       SELECT added.id, password_hash, now() FROM added, model
     ), age AS (
       INSERT INTO person_privacy (user_id, age_band, age_said_by, age_said_at)
       SELECT added.id, '13-15', 'student', now() FROM added WHERE $4 = 'student'
     ), profile AS (
       INSERT INTO learner_profiles (user_id, chosen_career, updated_at)
       SELECT added.id, $5, now() FROM added WHERE $5::text IS NOT NULL
     )
     INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
     SELECT $6, added.id, now(), now() + interval '7 days', now() FROM added, model RETURNING user_id`,
      values: [await model, email, name, role, career, tokenHash],
    },
    dataDir,
  );
  if (added.length !== 1) throw new Error(`${email} was not stored.`);
}

export const newToken = () => randomBytes(32).toString('base64url');

function registerModel(calls: APIRequestContext): Promise<string> {
  return withoutSession(calls, async (fresh) => {
    const email = `model-${randomUUID()}@northside.example`;
    const answer = await fresh.post('/auth/register', { data: { name: 'Maya', email, password } });
    expect(answer.status()).toBe(200);
    return email;
  });
}
