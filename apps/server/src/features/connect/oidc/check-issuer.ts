import type { ConnectionCheck } from '@playforward/contract';
import type { Settings } from '../../../settings.ts';
import { openIssuer } from './open-issuer.ts';

const say = {
  off: 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, copy the address below into the issuer, and start again.',
  away: (issuer: string) =>
    `${issuer} does not answer as an issuer: check OIDC_ISSUER, and whether this server may reach it.`,
  noCode: (issuer: string) => `${issuer} answers, but offers no sign-in by code.`,
  works: (issuer: string) =>
    `${issuer} answers. Whether it takes our client id shows the button on the sign-in page: please press it once.`,
} as const;

/** What is missing for the school's sign-in, in one sentence. */
export async function checkIssuer({ schoolSignIn: signIn }: Settings): Promise<ConnectionCheck> {
  if (!signIn) return { works: false, text: say.off };
  const { issuer } = signIn;
  const config = await openIssuer(signIn)().catch(() => undefined);
  if (!config) return { works: false, text: say.away(issuer) };
  const { response_types_supported: types } = config.serverMetadata();
  const offersCode = types === undefined || types.includes('code');
  return offersCode ? { works: true, text: say.works(issuer) } : { works: false, text: say.noCode(issuer) };
}
