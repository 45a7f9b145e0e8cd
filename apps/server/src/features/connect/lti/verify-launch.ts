import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import type { Sealer } from '../seal.ts';
import { readBounded } from './ask-platform.ts';
import { noteDeployment, type Platform, selectOptionalPlatform, useNonce } from './platform-queries.ts';
import { type LtiLaunch, readLaunch } from './read-launch.ts';
import type { LaunchProblem } from './sentences.ts';

const stateOf = z.object({ nonce: z.string(), platform: z.number(), until: z.number() });
export type LaunchState = z.infer<typeof stateOf>;

export type Verified = { platform: Platform; launch: LtiLaunch };
type VerifyServices = Pick<AppContext, 'db' | 'clock' | 'log'> & { states: Sealer };
type Posted = { idToken: string; state: string };

const keysPatienceMs = 5_000;
/** A launch is taken for an hour after its signature, and its nonce is known for two. */
const oldestSeconds = 3_600;
const nonceKeptMs = 2 * 3_600_000;

/**
 * Takes a launch by the order of the 1EdTech security framework: our own state, the platform's signature, issuer,
 * audience and times, the nonce of this state used for the first time, an allowed deployment.
 */
export function createVerifyLaunch({ db, clock, log, states }: VerifyServices) {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function keysOf({ jwksUrl }: Platform) {
    const kept =
      keySets.get(jwksUrl) ??
      createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: keysPatienceMs, [customFetch]: fetchBounded });
    keySets.set(jwksUrl, kept);
    return kept;
  }

  return async ({ idToken, state }: Posted): Promise<Verified | LaunchProblem> => {
    const now = clock.now();
    const begun = stateOf.safeParse(states.open(Buffer.from(state, 'base64url'))).data;
    if (!begun || begun.until < now.getTime()) return 'over';
    const platform = await selectOptionalPlatform(db, begun.platform);
    if (!platform) return 'unknown-platform';
    let payload: unknown;
    try {
      const verified = await jwtVerify(idToken, keysOf(platform), {
        issuer: platform.issuer,
        audience: platform.clientId,
        algorithms: ['RS256'],
        currentDate: now,
        clockTolerance: 60,
        maxTokenAge: oldestSeconds,
        requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
      });
      payload = verified.payload;
      const { aud, azp } = verified.payload;
      if (Array.isArray(aud) && aud.length > 1 && azp !== platform.clientId) return 'wrong-audience';
    } catch (error) {
      const problem = problemOf(error);
      log.warn({ platform: platform.id, problem }, 'a launch was refused');
      return problem;
    }
    const launch = readLaunch(payload);
    if (!launch) return 'incomplete';
    if (launch.nonce !== begun.nonce) return 'foreign-nonce';
    const until = new Date(now.getTime() + nonceKeptMs);
    if (!(await useNonce(db, { nonce: launch.nonce, now, until }))) return 'replayed';
    const { deploymentId } = launch;
    const isAllowed = await noteDeployment(db, { platformId: platform.id, deploymentId, now });
    return isAllowed ? { platform, launch } : 'wrong-deployment';
  };
}

async function fetchBounded(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  return new Response(await readBounded(answer), { status: answer.status });
}

function problemOf(error: unknown): LaunchProblem {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'wrong-audience';
    if (error.claim === 'iss') return 'wrong-issuer';
    return error.claim === 'iat' ? 'expired' : 'incomplete';
  }
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return 'unreachable';
  const signed = [
    errors.JWSSignatureVerificationFailed,
    errors.JWSInvalid,
    errors.JWTInvalid,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ];
  return signed.some((kind) => error instanceof kind) ? 'not-signed' : 'unreachable';
}
