import type { SignInProblem } from '@playforward/contract';
import type { Outsider } from '../../../account-service.ts';
import { googleIssuer } from '../../../sign-in-settings.ts';
import type { SchoolSignIn } from './open-issuer.ts';

export type Claims = Readonly<Record<string, unknown>> & { sub: string };

type Rules = { signIn: SchoolSignIn; allowedDomain: string | undefined };

/** Who the issuer says has come; a problem where this person is not of the school. */
export function readPerson(claims: Claims, { signIn, allowedDomain }: Rules): Outsider | SignInProblem {
  const { email, email_verified: verified, hd } = claims;
  const address = typeof email === 'string' ? email.trim().toLowerCase() : undefined;
  // Some issuers write the truth value as a text.
  const isVerified = address !== undefined && (verified === true || verified === 'true');
  if (allowedDomain !== undefined) {
    const isHosted = typeof hd === 'string' && hd.toLowerCase() === allowedDomain;
    const ends = isVerified && address.slice(address.lastIndexOf('@') + 1) === allowedDomain;
    // Google also lets people outside an organisation carry an address of its domain: `hd` alone tells.
    const isOfSchool = signIn.issuer === googleIssuer || hd !== undefined ? isHosted : ends;
    if (!isOfSchool) return address !== undefined && !isVerified ? 'unverified' : 'wrong-domain';
  }
  return {
    issuer: signIn.issuer,
    subject: claims.sub,
    name: readName(claims),
    role: isTeacher(claims, signIn) ? 'teacher' : 'student',
    ...(address !== undefined && { email: { address, verified: isVerified } }),
  };
}

function readName({
  name,
  given_name: given,
  family_name: family,
  preferred_username: user,
}: Claims): string {
  const whole = [given, family].filter((part) => typeof part === 'string').join(' ');
  return [name, whole, user].find((part) => typeof part === 'string' && part.trim() !== '') as string;
}

function isTeacher(claims: Claims, { teacher }: SchoolSignIn): boolean {
  if (!teacher) return false;
  const said = claims[teacher.claim];
  return [said].flat().some((each) => String(each) === teacher.value);
}
