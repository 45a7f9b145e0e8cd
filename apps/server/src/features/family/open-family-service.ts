import { familyLimits } from '@playforward/contract';
import { and, count, gt, inArray, isNull, or } from 'drizzle-orm';
import { guardianLinks } from '../../db/schema/family.ts';
import type { FamilyService } from '../../family-service.ts';
import { drawFamilyCode, hashFamilyCode, showFamilyCode } from './family-code.ts';
import { deleteOldestCodes, insertCodes, selectLinkCount } from './queries.ts';
import type { FamilyServices } from './services.ts';

const dayMs = 86_400_000;

export function openFamilyService({ db, clock, random, pepper }: FamilyServices): FamilyService {
  return {
    async makeCodes(tx, { childIds, madeBy }) {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + familyLimits.codeDays * dayMs);
      const drawn = childIds.map((childId) => ({ childId, code: drawFamilyCode(random) }));
      // A lost letter is replaced by another: the oldest codes make room.
      await deleteOldestCodes(tx, { childIds, most: familyLimits.openCodes });
      const rows = drawn.map(({ childId, code }) => ({
        codeHash: hashFamilyCode(code, pepper),
        childId,
        madeBy,
        createdAt: now,
        expiresAt,
      }));
      await insertCodes(tx, { rows, now });
      return new Map(drawn.map(({ childId, code }) => [childId, showFamilyCode(code)]));
    },
    async countLinks(ids) {
      const now = clock.now();
      const rows = await db
        .select({ childId: guardianLinks.childId, n: count() })
        .from(guardianLinks)
        .where(
          and(
            inArray(guardianLinks.childId, [...ids]),
            or(isNull(guardianLinks.expiresAt), gt(guardianLinks.expiresAt, now)),
          ),
        )
        .groupBy(guardianLinks.childId);
      return new Map(rows.map(({ childId, n }) => [childId, n]));
    },
    countChildren: (userId) => selectLinkCount(db, { guardianId: userId, now: clock.now() }),
  };
}
