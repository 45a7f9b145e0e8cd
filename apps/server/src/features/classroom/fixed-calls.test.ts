import { classroomLimits, nudgePhrases } from '@playforward/contract';
import { expect, test } from 'vitest';
import { routeAccess } from '../../http/access/route-access.ts';
import { classroomSentences } from './sentences.ts';

/** What learning systems, scripts and printed cards rely on: each stays as it is called. */
const calls = {
  taught: [
    'POST /api/teach/classes',
    'GET /api/teach/classes',
    'GET /api/teach/classes/:id',
    'PATCH /api/teach/classes/:id',
    'DELETE /api/teach/classes/:id',
    'POST /api/teach/classes/:id/code',
    'POST /api/teach/classes/:id/students',
    'DELETE /api/teach/classes/:id/students/:studentId',
    'GET /api/teach/classes/:id/grid',
    'GET /api/teach/classes/:id/wrong-ideas',
    'GET /api/teach/classes/:id/now',
    'POST /api/teach/classes/:id/pause',
    'POST /api/teach/classes/:id/nudge',
    'POST /api/teach/classes/:id/assignments',
    'GET /api/teach/classes/:id/assignments/:aid',
    'GET /api/teach/classes/:id/students/:studentId/attempts',
  ],
  own: [
    'GET /user/me/role',
    'POST /api/classes/join',
    'GET /api/classes',
    'DELETE /api/classes/:id',
    'POST /api/classes/:id/hand',
    'GET /api/assignments',
  ],
  linked: ['POST /api/family/link', 'GET /api/family/children', 'GET /api/family/children/:id/week'],
  school: ['POST /api/school/invites', 'POST /api/school/roster', 'GET /api/school/audit'],
  everybody: [
    'POST /lti/login',
    'POST /lti/launch',
    'GET /lti/jwks',
    'GET /lti/register',
    'POST /lti/deep-link',
    'GET /auth/oidc/start',
    'GET /auth/oidc/callback',
  ],
} as const;

const all = Object.entries(calls).flatMap(([who, own]) => own.map((call) => [call, who] as const));

test.each(all)('%s is there, for %s', (call, who) => {
  expect((routeAccess as Record<string, string>)[call]).toBe(who);
});

test('a code has six signs of which none is taken for another, and ten tries in ten minutes', () => {
  expect(classroomLimits).toMatchObject({
    codeLength: 6,
    codeSigns: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
    codeTries: 10,
    codeTriesSeconds: 600,
    cardsOnAPage: 8,
  });
  expect(classroomSentences.noCode).toBe('No class has this code. Check it with your teacher.');
});

test('a nudge is one of six sentences', () => {
  expect(Object.values(nudgePhrases)).toHaveLength(6);
});
