/** An address as it is stored and compared: trimmed and in lower case. */
export type EmailAddress = { full: string; local: string; domain: string };

const localPattern = /^[!-?A-~]{1,64}$/;
const domainPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Exactly one @, a local part of visible characters, a domain name; else undefined. */
export function readEmailAddress(text: string): EmailAddress | undefined {
  const full = text.trim().toLowerCase();
  const [local = '', domain = '', ...more] = full.split('@');
  if (more.length > 0 || !localPattern.test(local) || !domainPattern.test(domain)) return undefined;
  return { full, local, domain };
}

/** Of pupils without an e-mail address, who sign in by a user name. No mail is ever sent there. */
const pupilDomain = 'pupil.invalid';
const userNamePattern = /^[a-z]+-[a-z]+-\d+$/;

/** What somebody signs in with: an address, or a user name such as lively-owl-42. */
export function readSignInName(text: string): EmailAddress | undefined {
  const name = text.trim().toLowerCase();
  return readEmailAddress(userNamePattern.test(name) ? pupilAddress(name) : name);
}

/** The address under which a user name is stored. */
export function pupilAddress(userName: string): string {
  return `${userName}@${pupilDomain}`;
}

/** The user name behind a stored address, where it is one. */
export function userNameOf(address: string): string | undefined {
  const end = `@${pupilDomain}`;
  return address.endsWith(end) ? address.slice(0, -end.length) : undefined;
}

/**
 * The domain is compared as a whole: no subdomain and no longer name that ends alike. Whom a teacher has made has none.
 */
export function isAllowedDomain(address: EmailAddress | undefined, allowed: string | undefined): boolean {
  return allowed === undefined || address?.domain === allowed || address?.domain === pupilDomain;
}
