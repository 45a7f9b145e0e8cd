import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { AppContext } from '../../context.ts';
import { Refusal, sentences } from '../../http/errors.ts';
import type { PasswordCost } from '../../password-cost.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With no hash the same work is done and the answer is false, so that time does not tell who exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(passwordHash: string): boolean;
  /** How many passwords wait for their turn. */
  countWaiting(): number;
};

/** The library names the algorithms in an enum that types cannot reach; 2 is argon2id. */
const argon2id = 2;

const parallelism = 1;
const atOnce = 2;
const longestQueue = 200;

/**
 * What an unknown address is compared with: a hash of this cost that no password has. Comparing takes the same work
 * whatever it holds, so nothing has to be calculated for it.
 */
function makeStandIn({ memoryCost, timeCost }: PasswordCost): string {
  const plain = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${plain(16)}$${plain(32)}`;
}

/** argon2id with the pepper as its secret; two at a time, because each takes memory and a whole core. */
export function createPasswordHasher({
  pepper,
  passwordCost,
}: Pick<AppContext, 'pepper' | 'passwordCost'>): PasswordHasher {
  const standIn = makeStandIn(passwordCost);
  const options = { ...passwordCost, parallelism, algorithm: argon2id, secret: Buffer.from(pepper) };
  const { inTurn, countWaiting } = createQueue();

  return {
    countWaiting,
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), options)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const right = await verify(passwordHash ?? standIn, password.normalize('NFC'), options);
        return right && passwordHash !== undefined;
      }),
    isOutdated(passwordHash) {
      const found = /^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(passwordHash);
      if (!found) return true;
      return Number(found[1]) < passwordCost.memoryCost || Number(found[2]) < passwordCost.timeCost;
    },
  };
}

function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal(503, sentences.busy, { retryAfterSeconds: 5 });
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so no newcomer can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return { inTurn, countWaiting: () => waiting.length };
}
