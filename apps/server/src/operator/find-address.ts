import type { AppContext } from '../context.ts';
import { selectOptionalServedAddress } from '../served-address.ts';

/**
 * Where people reach the site of the school in scope: the public address, else where it was last served. A host name of
 * its own is then at the same port, because nothing says otherwise.
 */
export async function findAddress({ settings, schools, db }: AppContext): Promise<string> {
  const { publicOrigin, schoolPath, port } = settings;
  if (publicOrigin !== undefined) return publicOrigin + schoolPath;
  const address = new URL((await selectOptionalServedAddress(db)) ?? `http://localhost:${port}`);
  const [host] = schools.current()?.hosts ?? [];
  if (host !== undefined) address.hostname = host;
  return address.origin + schoolPath;
}
