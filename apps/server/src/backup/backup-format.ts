import { z } from 'zod';

/**
 * A backup is one gzip file of lines: the head, then for each table a line that names it, its rows as PostgreSQL's COPY
 * writes them and a line `\.`, and at the end a foot with the SHA-256 of everything before it.
 */
export const backupHead = z.strictObject({
  format: z.literal('playforward-backup-1'),
  madeAt: z.iso.datetime(),
  /** Names of the migrations the tables were made by, in order. */
  migrations: z.array(z.string()),
  pepper: z.string(),
});

export const tableHead = z.strictObject({
  table: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
});

export const backupFoot = z.strictObject({
  rows: z.record(z.string(), z.int().min(0)),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type BackupHead = z.infer<typeof backupHead>;
export type TableHead = z.infer<typeof tableHead>;
export type BackupFoot = z.infer<typeof backupFoot>;

export const endOfRows = '\\.';

/**
 * What no backup holds: what would let somebody in again after signing out, or send a letter a second time. Of
 * migrations the head tells.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'schema_migrations',
  'sessions',
  'account_tokens',
  'city_ticket',
  'outbox',
]);
