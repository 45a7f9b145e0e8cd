import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { invitedToken } from './teacher.ts';

/** A made-up child of a demo class, and a code for its family from a letter of the school. */
export async function childWithCode(
  calls: APIRequestContext,
  dataDir?: string,
): Promise<{ code: string; child: { id: number; name: string }; room: number; teacher: string }> {
  const teacher = await invitedToken(calls, { role: 'teacher', name: 'Ms. Okafor', dataDir });
  const headers = { authorization: `Bearer ${teacher}` };
  const post = async (url: string, data: object = {}) => {
    const answer = await calls.post(url, { headers, data });
    expect(answer.ok(), url).toBe(true);
    return answer.json();
  };
  const demo = await post('/api/teach/demo-class');
  const people = await (await calls.get(`/api/teach/classes/${demo.id}/students`, { headers })).json();
  const child = people.students.find(({ name }: { name: string }) => name === 'Kofi Mensah');
  const { address } = await post(`/api/teach/classes/${demo.id}/family-letters`, {
    student_ids: [child.id],
    language: 'en',
  });
  const page = await (await calls.get(address, { headers })).text();
  const [, code = ''] = /<b>([A-Z2-9-]{14})<\/b>/.exec(page) ?? [];
  return { code, child, room: demo.id, teacher };
}

/** A guardian of a child in a demo class, signed in. */
export async function guardianWithSession(
  context: BrowserContext,
  dataDir?: string,
): Promise<{ token: string }> {
  const { request: calls } = context;
  const { code } = await childWithCode(calls, dataDir);
  const email = `ruth-${randomUUID()}@home.example`;
  const data = { name: 'Ruth Delgado', email, password: 'seven green bikes', code, language: 'en' };
  const { access_token: token } = await (await calls.post('/api/family/accounts', { data })).json();
  await context.addInitScript((value) => {
    if (!localStorage.getItem('signed-in-by-test')) localStorage.setItem('playforward_access_token', value);
    localStorage.setItem('signed-in-by-test', 'true');
  }, token);
  return { token };
}
