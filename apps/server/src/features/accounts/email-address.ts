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

/** The domain is compared as a whole: no subdomain and no longer name that ends alike. */
export function isAllowedDomain(address: EmailAddress | undefined, allowed: string | undefined): boolean {
  return allowed === undefined || address?.domain === allowed;
}
