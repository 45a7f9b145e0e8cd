import { z } from 'zod';
import { setting, type Values } from './define-setting.ts';
import { StartupError } from './startup-error.ts';

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/;

/** The settings of the school's own sign-in (OpenID Connect). */
export const signInCatalogue = {
  oidcIssuer: setting(
    'OIDC_ISSUER',
    {
      perSchool: true,
      about:
        "Address of the school's own sign-in (OpenID Connect), such as Google Workspace, Entra ID or Keycloak. When unset, people sign in here alone.",
      allowed: 'an https address such as https://accounts.google.com',
      shown: '(none)',
    },
    z.string().refine((text) => URL.canParse(text) && (text.startsWith('https://') || ownMachine.test(text))),
  ),
  oidcClientId: setting(
    'OIDC_CLIENT_ID',
    {
      perSchool: true,
      about: 'Client id that the issuer gave this site.',
      allowed: '1 to 200 characters',
      shown: '(none)',
    },
    z.string().min(1).max(200),
  ),
  oidcClientSecret: setting(
    'OIDC_CLIENT_SECRET',
    {
      perSchool: true,
      about: 'Client secret that belongs to it.',
      allowed: '8 to 500 characters',
      shown: '(none)',
    },
    z.string().min(8).max(500),
  ),
  oidcName: setting(
    'OIDC_NAME',
    {
      perSchool: true,
      about: 'What the button on the sign-in page calls it.',
      allowed: '1 to 40 characters',
      fallback: 'your school account',
    },
    z.string().trim().min(1).max(40),
  ),
  oidcTeacherClaim: setting(
    'OIDC_TEACHER_CLAIM',
    {
      perSchool: true,
      about:
        'What the issuer says of teachers. Whoever comes with it is a teacher here, everybody else a student.',
      allowed: 'a claim and its value, such as groups=teachers',
      shown: '(nobody)',
    },
    z
      .string()
      .regex(/^[^=\s]{1,200}=\S.{0,199}$/)
      .transform((text) => {
        const cut = text.indexOf('=');
        return { claim: text.slice(0, cut), value: text.slice(cut + 1) };
      }),
  ),
};

type SignInValues = Values<typeof signInCatalogue>;

/** The issuer where any grown-up with a mailbox has an account. */
export const googleIssuer = 'https://accounts.google.com';

/** What the program asks for. Something set half, or open to the whole world, is refused with what is missing. */
export function toSchoolSignIn(
  {
    oidcIssuer,
    oidcClientId: clientId,
    oidcClientSecret: secret,
    oidcName: name,
    oidcTeacherClaim,
  }: SignInValues,
  { allowedEmailDomain }: { allowedEmailDomain: string | undefined },
) {
  if (oidcIssuer === undefined) return undefined;
  if (!clientId)
    throw new StartupError('The setting OIDC_CLIENT_ID is missing: the issuer gives it to this site.');
  if (!secret)
    throw new StartupError('The setting OIDC_CLIENT_SECRET is missing: it belongs to OIDC_CLIENT_ID.');
  const issuer = oidcIssuer.replace(/\/$/, '');
  if (issuer === googleIssuer && allowedEmailDomain === undefined)
    throw new StartupError(
      'The setting ALLOWED_EMAIL_DOMAIN is missing: with Google as OIDC_ISSUER everybody who has a Google account could sign in.',
    );
  return { issuer: oidcIssuer, clientId, secret, name, teacher: oidcTeacherClaim };
}
