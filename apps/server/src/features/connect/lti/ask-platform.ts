import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { Platform } from './platform-queries.ts';
import type { ToolKeys } from './tool-keys.ts';

const patienceMs = 8_000;
const longestAnswer = 4_000_000;
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().default(300) });

export class PlatformFailed extends Error {
  override name = 'PlatformFailed';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`the learning system answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

export type PlatformAnswer = { json: unknown; link: string | null };

/** One bounded call to a learning system; throws where it is slow, gone, or answers anything but JSON. */
export async function askPlatform(url: string, init: RequestInit = {}): Promise<PlatformAnswer> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new PlatformFailed(answer.status);
  }
  const text = (await readBounded(answer)).toString();
  return { json: JSON.parse(text), link: answer.headers.get('link') };
}

/** The body, as long as it is no longer than any answer of a learning system. */
export async function readBounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    // Leaving the loop ends the answer.
    if (length > longestAnswer) throw new PlatformFailed(413);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export type ServiceTokens = (platform: Platform, scope: string) => Promise<string>;

/** Tokens for the services of a platform, by the signed assertion of the 1EdTech security framework; kept until they end. */
export function openServiceTokens({ keys, clock }: { keys: ToolKeys; clock: Clock }): ServiceTokens {
  const held = new Map<string, { token: string; until: number }>();
  return async (platform, scope) => {
    const name = `${platform.id} ${scope}`;
    const now = clock.now().getTime();
    const kept = held.get(name);
    if (kept && kept.until > now) return kept.token;
    const { kid, key } = await keys.current();
    const seconds = Math.floor(now / 1000);
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(platform.clientId)
      .setSubject(platform.clientId)
      .setAudience(platform.tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .setJti(crypto.randomUUID())
      .sign(key);
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    });
    const { json } = await askPlatform(platform.tokenUrl, { method: 'POST', body });
    const { access_token: token, expires_in: life } = tokenAnswer.parse(json);
    held.set(name, { token, until: now + Math.max(0, life - 60) * 1000 });
    return token;
  };
}
