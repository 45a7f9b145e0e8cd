import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import type { Settings } from '../../../settings.ts';

export type SchoolSignIn = NonNullable<Settings['schoolSignIn']>;

const patienceSeconds = 5;
const freshForMs = 3_600_000;

/** The issuer of each school's sign-in, for as long as its settings stand. */
export function createIssuers(): (signIn: SchoolSignIn) => () => Promise<Configuration> {
  const known = new WeakMap<SchoolSignIn, () => Promise<Configuration>>();
  return (signIn) => {
    const issuer = known.get(signIn) ?? openIssuer(signIn);
    known.set(signIn, issuer);
    return issuer;
  };
}

/** Answers what the issuer says of itself, asked at most once an hour; calls that come meanwhile share one question. */
export function openIssuer({ issuer, clientId, secret }: SchoolSignIn): () => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  let askedAt = 0;
  return () => {
    if (asked && performance.now() - askedAt < freshForMs) return asked;
    askedAt = performance.now();
    const isPlain = issuer.startsWith('http:');
    asked = discovery(new URL(issuer), clientId, secret, undefined, {
      timeout: patienceSeconds,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    });
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  };
}
