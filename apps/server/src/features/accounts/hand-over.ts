import { hash, randomBytes } from 'node:crypto';
import { handoverAnswer, handoverBody } from '@playforward/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { App } from '../../context.ts';
import type { Db } from '../../db/pool.ts';
import { handovers } from '../../db/schema/connect.ts';
import { Refusal } from '../../http/errors.ts';
import { toAuthAnswer } from './auth-answer.ts';
import { selectOptionalUserById } from './queries.ts';
import { accountSentences } from './sentences.ts';
import type { AccountServices } from './services.ts';

const codeMs = 60_000;

/** Keeps a one-time code for a minute and removes those that are over. */
export async function insertHandover(
  db: Db,
  { userId, toPath, now }: { userId: number; toPath: string; now: Date },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.delete(handovers).where(lt(handovers.expiresAt, now));
  const expiresAt = new Date(now.getTime() + codeMs);
  await db.insert(handovers).values({ tokenHash: hash('sha256', code, 'buffer'), userId, toPath, expiresAt });
  return code;
}

/** POST /auth/handover: a session for a code that came behind # in an address. No cookie is needed, so it works in frames. */
export function registerHandover(app: App, { db, clock, sessions }: AccountServices): void {
  app.post(
    '/auth/handover',
    {
      config: { public: true },
      schema: {
        summary: 'Take over a session by its one-time code',
        tags: ['accounts'],
        body: handoverBody,
        response: { 200: handoverAnswer },
      },
    },
    async ({ body }) => {
      const now = clock.now();
      const tokenHash = hash('sha256', body.code, 'buffer');
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(handovers)
          .where(and(eq(handovers.tokenHash, tokenHash), gt(handovers.expiresAt, now)))
          .returning();
        const user = used && (await selectOptionalUserById(tx, used.userId));
        if (!user?.isActive) throw new Refusal(401, accountSentences.handoverOver);
        return { ...toAuthAnswer(user, await sessions.start(tx, user.id)), to: used?.toPath ?? '/dashboard' };
      });
    },
  );
}
