import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/class-of.ts';
import { type ConnectedSchool, startConnectedSchool } from '../../../testing/connected-school.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { instructor } from '../../../testing/lti-platform.ts';
import { launchProblems } from './sentences.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

let school: ConnectedSchool;

beforeAll(async () => {
  school = await startConnectedSchool();
  await school.launch();
  await school.allow();
});
afterAll(() => school.close());

const refused = (answer: { statusCode: number; body: string }, problem: keyof typeof launchProblems) => {
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(`<p>${launchProblems[problem]}</p>`);
};

test('course, teacher and students become a class, with those who have not come yet', async () => {
  const name = { name: 'Ms. Okafor' };
  school.platform.state.members = [
    { user_id: 'student-1', roles: ['Learner'], name: 'Ana López' },
    {
      user_id: 'student-2',
      roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      name: '李小龙',
    },
    { user_id: 'student-3', roles: ['Learner'], name: 'Gone', status: 'Inactive' },
    { user_id: 'teacher-1', roles: [instructor], ...name },
  ];
  await school.enter();
  const teacher = await school.enter({ sub: 'teacher-1', ...name, [`${claim}roles`]: [instructor] });
  await school.server.context.outbox.deliverDue('webhook');
  const [room] = (await call(school.server, teacher, { url: '/api/teach/classes' })).json().classes;
  expect([room.name, room.code, room.students]).toEqual(['Math 6, Period 2', null, 2]);
  const people = (
    await call(school.server, teacher, { url: `/api/teach/classes/${room.id}/students` })
  ).json();
  expect(people.students.map((one: { name: string }) => one.name)).toEqual(['Ana López', '李小龙']);
});

test('a teacher picks a lesson, and its link opens that lesson', async () => {
  const picker = await school.launch({
    sub: 'teacher-1',
    [`${claim}message_type`]: 'LtiDeepLinkingRequest',
    [`${claim}roles`]: [instructor],
    [`${dl}deep_linking_settings`]: {
      deep_link_return_url: `${school.platform.url}/return?a=1&b=2`,
      data: 'kept',
      accept_types: ['ltiResourceLink'],
    },
  });
  expect(picker.statusCode).toBe(200);
  const wish = /name="wish" value="([\w-]+)"/.exec(picker.body)?.[1] ?? '';
  const { id, title } = firstLesson(school.server);
  expect(picker.body).toContain(`<option value="lesson:${id}">${title}</option>`);
  const back = await school.form('/lti/deep-link', { wish, pick: `lesson:${id}` }, { origin: 'null' });
  expect(back.body).toContain(`action="${school.platform.url}/return?a=1&#38;b=2"`);
  const token = /name="JWT" value="([\w.-]+)"/.exec(back.body)?.[1] ?? '';
  const { createLocalJWKSet, jwtVerify } = await import('jose');
  const keys = createLocalJWKSet((await school.server.app.inject({ url: '/lti/jwks' })).json());
  const { payload } = await jwtVerify(token, keys, {
    issuer: 'tool-1',
    audience: school.platform.url,
    currentDate: school.clock.now(),
  });
  expect(payload).toMatchObject({
    [`${claim}message_type`]: 'LtiDeepLinkingResponse',
    [`${claim}version`]: '1.3.0',
    [`${claim}deployment_id`]: 'dep-1',
    [`${dl}data`]: 'kept',
    [`${dl}content_items`]: [
      { type: 'ltiResourceLink', title, custom: { target: `lesson:${id}` }, lineItem: { scoreMaximum: 100 } },
    ],
  });
  expect((await school.enter({ [`${claim}custom`]: { target: `lesson:${id}` } })).to).toBe(`/lesson/${id}`);
  refused(await school.form('/lti/deep-link', { wish: 'x', pick: `lesson:${id}` }), 'over');
});

test('a student does not choose what a course shows', async () => {
  const settings = { deep_link_return_url: `${school.platform.url}/return` };
  refused(
    await school.launch({
      [`${claim}message_type`]: 'LtiDeepLinkingRequest',
      [`${dl}deep_linking_settings`]: settings,
    }),
    'not-a-teacher',
  );
});
