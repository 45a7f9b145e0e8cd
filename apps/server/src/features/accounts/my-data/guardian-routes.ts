import { consentLetterBody, okAnswer } from '@playforward/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { networkPrefix } from '../../../http/network.ts';
import { inHtml, pagePolicy, writePage } from '../../../http/pages/html-page.ts';
import { toName } from '../register-account.ts';
import { accountSentences } from '../sentences.ts';
import type { AccountServices } from '../services.ts';
import { answerForChild, askGuardian, writeGuardianLetters } from './ask-guardian.ts';
import { guardianText as text } from './guardian-text.ts';

const tags = ['my data'];
/** A child who mistypes writes again; nobody is flooded. */
const lettersPerChild = { most: 3, perSeconds: 86_400 };
const letters = { most: 500, perSeconds: 3_600 };
const answersPerNetwork = { most: 60, perSeconds: 3_600 };

const answerForm = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  who: z.string().max(80),
  answer: z.enum(['yes', 'no']),
});

/** A letter to somebody at home, and the page its link leads to: for a grown-up without an account. */
export function registerGuardian(app: App, services: AccountServices): void {
  writeGuardianLetters(services);
  registerAsking(app, services);
  registerAnswering(app, services);
}

function registerAsking(app: App, services: AccountServices): void {
  const [own, all] = [
    services.limits.create('guardian-letters', lettersPerChild),
    services.limits.create('all-guardian-letters', letters),
  ];
  app.post(
    '/api/my-data/consent-letter',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Ask a grown-up by mail to say yes to chat and the class city',
        tags,
        body: consentLetterBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student, body }) => {
      const key = String(student.id);
      const retryAfterSeconds = Math.max(own.waitFor(key), all.waitFor('all'));
      if (retryAfterSeconds > 0) throw new Refusal(429, accountSentences.lettersSent, { retryAfterSeconds });
      own.count(key);
      all.count('all');
      const asked = await askGuardian(services, { userId: student.id, email: body.email });
      if (asked === 'not-an-address') throw new Refusal(422, accountSentences.notAMailbox);
      if (asked !== 'noted') throw new Refusal(409, accountSentences.noLetterNeeded);
      return { ok: true as const };
    },
  );
}

function registerAnswering(app: App, services: AccountServices): void {
  const limiter = services.limits.create('guardian-answers', answersPerNetwork);
  const config = { public: true as const };
  app.get(
    '/auth/agree',
    { config, schema: { summary: 'What a grown-up is asked', tags } },
    (_request, reply) => send(reply, writePage({ title: text.title, body: askingForm(), script: 'fill' })),
  );
  app.post(
    '/auth/agree',
    {
      config: { ...config, formBody: true },
      schema: { summary: "A grown-up's answer, by the link of the letter", tags, body: answerForm },
    },
    async ({ ip, body }, reply) => {
      const network = networkPrefix(ip);
      const retryAfterSeconds = limiter.waitFor(network);
      if (retryAfterSeconds > 0) throw new Refusal(429, accountSentences.lettersSent, { retryAfterSeconds });
      limiter.count(network);
      const { token, answer } = body;
      const who = toName(body.who);
      if (answer === 'yes' && body.who.trim().length < 2)
        return send(reply.status(422), writePage({ title: text.noName, body: paragraph(text.goBack) }));
      const noted = await answerForChild(services, { token, who, agrees: answer === 'yes' });
      if (!noted)
        return send(reply.status(404), writePage({ title: text.over, body: paragraph(text.askAgain) }));
      const said = answer === 'yes' ? text.agreed : text.declined;
      return send(reply, writePage({ title: text.thanks, body: paragraph(said) }));
    },
  );
}

const paragraph = (sentence: string) => `<p>${inHtml(sentence)}</p>`;

function askingForm(): string {
  return `${text.lead.map(paragraph).join('')}<p><a href="/privacy">${inHtml(text.notice)}</a></p><form method="post" action="/auth/agree"><input type="hidden" name="token"><label for="who">${inHtml(text.who)}</label><input id="who" name="who" required minlength="2" maxlength="80" autocomplete="name"><button name="answer" value="yes">${inHtml(text.yes)}</button><button name="answer" value="no" formnovalidate>${inHtml(text.no)}</button></form><noscript>${paragraph(text.needsScript)}</noscript>`;
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);
}
