import { SignJWT } from 'jose';
import { z } from 'zod';
import type { CurriculumIndex } from '../../../curriculum/curriculum-index.ts';
import { inHtml, writePage } from '../../../http/pages/html-page.ts';
import type { Sealer } from '../seal.ts';
import type { ConnectServices } from '../services.ts';
import { type Platform, selectOptionalPlatform } from './platform-queries.ts';
import { readTarget, type Target, targetTitle, writeTarget } from './targets.ts';
import type { ToolKeys } from './tool-keys.ts';
import type { Verified } from './verify-launch.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const openMs = 3_600_000;

const wish = z.object({
  platform: z.number(),
  deployment: z.string(),
  returnUrl: z.string(),
  data: z.string().optional(),
  until: z.number(),
});

/** The page on which a teacher picks what a link of the course opens. */
export function writePicker(
  { platform, launch }: Verified,
  { wishes, index, now }: { wishes: Sealer; index: CurriculumIndex; now: Date },
): string {
  const sealed = wishes.seal({
    platform: platform.id,
    deployment: launch.deploymentId,
    returnUrl: launch.pick?.returnUrl ?? '',
    data: launch.pick?.data,
    until: now.getTime() + openMs,
  } satisfies z.infer<typeof wish>);
  const option = (target: Target) =>
    `<option value="${writeTarget(target)}">${inHtml(targetTitle(target))}</option>`;
  const groups = index.courses.flatMap(({ title, units }) =>
    units.map((unit) => {
      const of = (kind: 'lesson' | 'mission') =>
        unit.lessons.map((lesson) => option({ kind, lesson })).join('');
      return `<optgroup label="${inHtml(`${title}, ${unit.title}`)}">${of('lesson')}${of('mission')}</optgroup>`;
    }),
  );
  return writePage({
    title: 'What should this link open?',
    body: `<p>A lesson and a city mission bring a score to your grade book: the share that a student can do alone.</p><form method="post" action="/lti/deep-link"><input type="hidden" name="wish" value="${sealed.toString('base64url')}"><label for="pick">Lesson or city mission</label><select id="pick" name="pick" required>${groups.join('')}</select><button>Add to the course</button></form>`,
  });
}

type Answering = { services: ConnectServices; wishes: Sealer; keys: ToolKeys; launchUrl: string };

/** The page that brings what was picked back to the platform, signed; undefined for a wish that is over. */
export async function answerPick(
  { services, wishes, keys, launchUrl }: Answering,
  { sealed, pick }: { sealed: string; pick: string },
): Promise<string | undefined> {
  const now = services.clock.now();
  const asked = wish.safeParse(wishes.open(Buffer.from(sealed, 'base64url'))).data;
  const target = readTarget(pick, services.curriculum.index);
  const platform = asked && (await selectOptionalPlatform(services.db, asked.platform));
  if (!asked || !platform || !target || asked.until < now.getTime()) return undefined;
  const { kid, key } = await keys.current();
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({
    nonce: crypto.randomUUID(),
    ...sayPicked({ platform, target, launchUrl }),
    [`${claim}deployment_id`]: asked.deployment,
    ...(asked.data !== undefined && { [`${dl}data`]: asked.data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(key);
  return writePage({
    title: 'Back to your course',
    body: `<form method="post" action="${inHtml(asked.returnUrl)}"><input type="hidden" name="JWT" value="${token}"><button>Continue</button></form>`,
    script: 'send',
  });
}

function sayPicked({ target, launchUrl }: { platform: Platform; target: Target; launchUrl: string }) {
  const title = targetTitle(target);
  const lineItem = { scoreMaximum: 100, label: title, resourceId: writeTarget(target) };
  const item = {
    type: 'ltiResourceLink',
    title,
    url: launchUrl,
    custom: { target: writeTarget(target) },
    lineItem,
  };
  return {
    [`${claim}message_type`]: 'LtiDeepLinkingResponse',
    [`${claim}version`]: '1.3.0',
    [`${dl}content_items`]: [item],
  };
}
