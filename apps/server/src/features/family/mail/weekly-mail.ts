import { createHmac, timingSafeEqual } from 'node:crypto';
import { endMailBody, type FamilyWeek, familyLimits, okAnswer } from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { Refusal } from '../../../http/errors.ts';
import { insertRecordRead } from '../../../record/record-reads.ts';
import { mondayOf, schoolDay, schoolHour, weekdayOf } from '../../../record/school-days.ts';
import type { Schools } from '../../../schools/open-schools.ts';
import { selectOptionalChild, selectOptionalMailLink, takeMailsDue, updateLink } from '../queries.ts';
import { familySentences as say } from '../sentences.ts';
import type { FamilyServices } from '../services.ts';
import { readWeek } from '../week/read-week.ts';
import { sayWeek } from '../week/say-week.ts';
import { plainText } from '../week/sentence.ts';
import { letterWords } from './letter-words.ts';

const topic = 'family-week';
const friday = 4;
const lookEveryMs = 10 * 60_000;
const mostAtOnce = 200;

/** The weekly letter: only where mail is sent, only to who asked for it, ended by one click. */
export function registerWeeklyMail(app: App, services: FamilyServices, schools: Schools): void {
  registerEnd(app, services);
  const { outbox } = services;
  if (!outbox.hasMail) return;
  outbox.onMail(topic, ({ data }) => writeLetter(services, Number(data.link)));
  let busy = false;
  const look = () => {
    if (busy) return;
    busy = true;
    void schools
      .each(() => addAllDue(services))
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(look, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function addAllDue(services: FamilyServices): Promise<void> {
  while ((await addDueMails(services)) === mostAtOnce);
}

/** Puts the letters of this week into the outbox, from Friday afternoon to Sunday; each link once, whatever process looks. */
export async function addDueMails({ db, clock, outbox, settings }: FamilyServices): Promise<number> {
  const now = clock.now();
  const today = schoolDay(now.getTime(), settings.timeZone);
  const weekday = weekdayOf(today);
  const hour = schoolHour(now.getTime(), settings.timeZone);
  if (weekday < friday || (weekday === friday && hour < familyLimits.mailHour)) return 0;
  return db.transaction(async (tx) => {
    const due = await takeMailsDue(tx, { monday: mondayOf(today), most: mostAtOnce });
    for (const { id, guardianId, childId } of due) {
      await outbox.add(tx, 'mail', { topic, userId: guardianId, data: { link: String(id) } });
      await insertRecordRead(tx, { reader: guardianId, student: childId, by: 'mail', now });
    }
    return due.length;
  });
}

/** The letter as it is when it leaves; nothing for who has ended it meanwhile. */
async function writeLetter(services: FamilyServices, linkId: number) {
  const { db, settings } = services;
  const found = await selectOptionalMailLink(db, linkId);
  if (!found?.link.weeklyMail || !found.guardian.isActive) return undefined;
  const { link, guardian } = found;
  const child = await selectOptionalChild(db, { guardianId: guardian.id, childId: link.childId });
  if (!child) return undefined;
  const week = sayWeek(
    services,
    await readWeek(services, { id: link.childId, name: child.name, back: 0 }),
    link.language,
  );
  const words = letterWords[link.language];
  const origin = `${settings.publicOrigin ?? ''}${settings.schoolPath}`;
  const token = endTokenOf(services, link.id);
  const text = words.text({
    child: week.child,
    product: settings.productName,
    body: bodyOf(week),
    page: `${origin}/family`,
    end: `${origin}/family/stop#${token}`,
  });
  const endAddress = `${origin}/api/family/mail/end?token=${token}`;
  return { to: guardian.email, subject: words.subject(week.child), text, endAddress };
}

function bodyOf({ sentences, dinner, next, language }: FamilyWeek): string {
  const words = letterWords[language];
  return [
    ...sentences.map((said) => `- ${plainText(said)}`),
    '',
    words.dinner,
    `“${dinner.ask}”`,
    `${words.listen} ${dinner.listen_for}`,
    ...(next.length > 0 ? ['', words.next, ...next.map(({ title }) => `- ${title}`)] : []),
  ].join('\n');
}

/** Made from the server's secret, so that nothing has to be stored: it ends one mail and opens nothing. */
function endTokenOf({ pepper }: Pick<FamilyServices, 'pepper'>, linkId: number): string {
  const mac = createHmac('sha256', pepper).update(`family-mail\0${linkId}`).digest('base64url');
  return `${linkId}.${mac}`;
}

function readEndToken(services: FamilyServices, token: string): number | undefined {
  const linkId = Number(/^(\d{1,10})\./.exec(token)?.[1]);
  const right = Buffer.from(endTokenOf(services, linkId));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given) ? linkId : undefined;
}

/** POST /api/family/mail/end: pressed in a mail program (RFC 8058) or on the page that the letter names. */
function registerEnd(app: App, services: FamilyServices): void {
  app.post(
    '/api/family/mail/end',
    {
      config: { public: true, formBody: true, foreignPages: true },
      schema: {
        summary: 'End the weekly letter, with the token of the letter',
        tags: ['family'],
        querystring: endMailBody,
        body: z.looseObject({}).nullish(),
        response: { 200: okAnswer },
      },
    },
    async ({ query: { token } }) => {
      const linkId = readEndToken(services, token);
      if (linkId === undefined) throw new Refusal(404, say.mailOver);
      await updateLink(services.db, { id: linkId, weeklyMail: false });
      return { ok: true as const };
    },
  );
}
