import { desc, lt } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { AppContext } from '../../../context.ts';
import { ltiKeys } from '../../../db/schema/connect.ts';
import { createSealer } from '../seal.ts';

type KeyServices = Pick<AppContext, 'db' | 'clock' | 'pepper'>;
type SigningKey = { kid: string; key: Awaited<ReturnType<typeof importJWK>> };

/** The keys this server signs with towards learning systems. */
export type ToolKeys = {
  /** The key to sign with now. */
  current(): Promise<SigningKey>;
  /** What platforms check our signatures with. */
  published(): Promise<{ keys: JWK[] }>;
};

const dayMs = 86_400_000;
/** A key signs for three months; it stands among the published ones a day before and three months after. */
const renewAfterMs = 90 * dayMs;
const restMs = dayMs;
const forgetAfterMs = 2 * renewAfterMs;

export function openToolKeys({ db, clock, pepper }: KeyServices): ToolKeys {
  const sealer = createSealer(pepper, 'lti-keys');

  async function make() {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = crypto.randomUUID();
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    const sealed = sealer.seal(await exportJWK(privateKey));
    await db.insert(ltiKeys).values({ kid, sealed, publicJwk, createdAt: clock.now() });
  }

  /** Every key that counts, newest first; a key is made when the newest is old. */
  async function read() {
    const now = clock.now().getTime();
    const select = () => db.select().from(ltiKeys).orderBy(desc(ltiKeys.createdAt));
    const [newest] = await select();
    if (!newest || now - newest.createdAt.getTime() > renewAfterMs - restMs) {
      await make();
      await db.delete(ltiKeys).where(lt(ltiKeys.createdAt, new Date(now - forgetAfterMs)));
    }
    return select();
  }

  return {
    async current() {
      const keys = await read();
      const rested = clock.now().getTime() - restMs;
      const chosen = keys.find(({ createdAt }) => createdAt.getTime() <= rested) ?? keys.at(-1);
      const opened = chosen && sealer.open(chosen.sealed);
      if (!chosen || !opened)
        throw new Error('the key for learning systems cannot be opened with this secret');
      return { kid: chosen.kid, key: await importJWK(opened as JWK, 'RS256') };
    },
    async published() {
      return { keys: (await read()).map(({ publicJwk }) => publicJwk as JWK) };
    },
  };
}
