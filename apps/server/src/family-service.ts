import type { Db } from './db/pool.ts';
import type { FamilyCodeBy } from './db/schema/family.ts';

/** What families lend to classes, as `app.families`. */
export type FamilyService = {
  /** A new code for each of these children, as it is printed; earlier ones stay good until they are used or over. */
  makeCodes(
    tx: Db,
    codes: { childIds: readonly number[]; madeBy: FamilyCodeBy },
  ): Promise<Map<number, string>>;
  /** How many adults and links see each of these students. */
  countLinks(ids: readonly number[]): Promise<Map<number, number>>;
  /** How many children an adult sees. */
  countChildren(userId: number): Promise<number>;
};

declare module 'fastify' {
  interface FastifyInstance {
    families: FamilyService;
  }
}
