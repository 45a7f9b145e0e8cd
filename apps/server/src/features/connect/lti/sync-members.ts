import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { classStudents } from '../../../db/schema/classroom.ts';
import type { ConnectServices } from '../services.ts';
import { askPlatform, type ServiceTokens } from './ask-platform.ts';
import { identityIssuer, putInClass } from './people-of-platform.ts';
import { type Platform, selectOptionalPlatform } from './platform-queries.ts';
import { isTeacherRole, scopes } from './read-launch.ts';

export const membersTopic = 'lti-members';
const mostPages = 20;

const page = z.object({
  members: z.array(
    z.object({
      user_id: z.string().min(1).max(255),
      status: z.enum(['Active', 'Inactive', 'Deleted']).default('Active'),
      roles: z.array(z.string()),
      name: z.string().optional(),
      given_name: z.string().optional(),
      family_name: z.string().optional(),
    }),
  ),
});
type Member = z.infer<typeof page>['members'][number];

/** Names and roles: whoever is in the course of a platform is in its class, before the own first launch too. */
export function syncMembersWhenAsked(services: ConnectServices, tokens: ServiceTokens): void {
  const { db, outbox } = services;
  outbox.onWebhook(membersTopic, async ({ data }) => {
    const platform = await selectOptionalPlatform(db, Number(data.platform));
    if (!platform || data.url === undefined) return undefined;
    const members = await readMembers(platform, { url: data.url, tokens });
    for (const member of members)
      await syncMember(services, { platform, member, classId: Number(data.class) });
    return undefined;
  });
}

async function readMembers(
  platform: Platform,
  { url, tokens }: { url: string; tokens: ServiceTokens },
): Promise<Member[]> {
  const authorization = `Bearer ${await tokens(platform, scopes.members)}`;
  const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
  const members: Member[] = [];
  let next: string | undefined = url;
  for (let read = 0; next !== undefined && read < mostPages; read += 1) {
    const { json, link } = await askPlatform(next, { headers: { authorization, accept } });
    members.push(...page.parse(json).members);
    const found = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
    // The token is for this platform alone.
    next = found && new URL(found, url).origin === new URL(url).origin ? new URL(found, url).href : undefined;
  }
  return members;
}

async function syncMember(
  { db, accounts, clock }: ConnectServices,
  { platform, member, classId }: { platform: Platform; member: Member; classId: number },
): Promise<void> {
  const role = isTeacherRole(member.roles) ? 'teacher' : 'student';
  const name = member.name ?? [member.given_name, member.family_name].filter(Boolean).join(' ');
  await db.transaction(async (tx) => {
    const outsider = {
      issuer: identityIssuer(platform),
      subject: member.user_id,
      name: name || 'Student',
      role,
    } as const;
    const entered = await accounts.enterFromOutside(tx, outsider);
    if (entered.kind !== 'entered') return;
    const { userId } = entered;
    if (member.status === 'Active')
      await putInClass(tx, { classId, person: { id: userId, role }, now: clock.now() });
    else
      await tx
        .delete(classStudents)
        .where(and(eq(classStudents.classId, classId), eq(classStudents.userId, userId)));
  });
}
