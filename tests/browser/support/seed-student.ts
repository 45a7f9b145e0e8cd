import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { findRunningEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';

export type SeededStudent = { name: string; email: string; token: string; career: string | null };

type Database = { client: pg.Client; modelEmail: string };
let open: Promise<Database> | undefined;

/**
 * Puts a signed-in student into the database of the tests' server: as registering does, in a hundredth of its time,
 * because the password's hash is that of one student who registers for the whole worker.
 */
export async function seedStudent(
  student: SeededStudent,
  register: (email: string) => Promise<void>,
): Promise<void> {
  open ??= openDatabase(register);
  const { client, modelEmail } = await open;
  const tokenHash = createHash('sha256').update(student.token).digest();
  const { rowCount } = await client.query(
    `WITH model AS (
       SELECT password_hash FROM credentials JOIN users ON users.id = user_id WHERE email = $1
     ), added AS (
       INSERT INTO users (email, name, onboarding_completed, created_at, last_used_at)
       VALUES ($2, $3, $4::text IS NOT NULL, now(), now()) RETURNING id
     ), secret AS (
       INSERT INTO credentials (user_id, password_hash, changed_at)
       SELECT added.id, password_hash, now() FROM added, model
     ), age AS (
       INSERT INTO person_privacy (user_id, age_band, age_said_by, age_said_at)
       SELECT added.id, '13-15', 'student', now() FROM added
     ), profile AS (
       INSERT INTO learner_profiles (user_id, chosen_career, updated_at)
       SELECT added.id, $4, now() FROM added WHERE $4::text IS NOT NULL
     )
     INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
     SELECT $5, added.id, now(), now() + interval '7 days', now() FROM added, model`,
    [modelEmail, student.email, student.name, student.career, tokenHash],
  );
  if (rowCount !== 1) throw new Error(`The student ${student.email} was not stored.`);
}

export const newToken = () => randomBytes(32).toString('base64url');

async function openDatabase(register: (email: string) => Promise<void>): Promise<Database> {
  const connectionString = findRunningEmbedded(String(process.env.DATA_DIR));
  if (!connectionString) throw new Error(`No database runs in ${process.env.DATA_DIR}.`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const modelEmail = `model-${randomUUID()}@northside.example`;
  await register(modelEmail);
  return { client, modelEmail };
}
