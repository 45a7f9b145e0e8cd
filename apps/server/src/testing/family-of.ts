import { type FamilyChildren, type FamilyWeek, familyWeek } from '@playforward/contract';
import { call } from './class-of.ts';
import type { TestServer, TestStudent } from './test-server.ts';

type SignedIn = { headers: { authorization: string } };

/** A code that a student has made in the own settings. */
export async function ownCode(server: TestServer, student: SignedIn): Promise<string> {
  return (await call(server, student, { method: 'POST', url: '/api/families/code' })).json().code;
}

/** Codes of letters that a teacher has printed, by the order of names. */
export async function letterCodes(
  server: TestServer,
  teacher: SignedIn,
  { classId, ids, language = 'en' }: { classId: number; ids: number[]; language?: string },
): Promise<string[]> {
  const url = `/api/teach/classes/${classId}/family-letters`;
  const payload = { student_ids: ids, language };
  const { address } = (await call(server, teacher, { method: 'POST', url, payload })).json();
  const page = (await call(server, teacher, { url: address })).body;
  return [...page.matchAll(/<b>([A-Z2-9-]{14})<\/b>/g)].map(([, code = '']) => code);
}

let count = 0;

/** A new guardian with an account of any domain, linked by a code. */
export async function guardianBy(server: TestServer, code: string, name = 'Ruth Delgado') {
  count += 1;
  const email = `ruth-${count}@home.example`;
  const password = 'seven green bikes';
  const payload = { name, email, password, code, language: 'en' };
  const answer = await server.app.inject({ method: 'POST', url: '/api/family/accounts', payload });
  const headers = { authorization: `Bearer ${answer.json().access_token}` };
  return { answer, email, password, headers };
}

export async function fetchChildren(server: TestServer, guardian: SignedIn): Promise<FamilyChildren> {
  return (await call(server, guardian, { url: '/api/family/children' })).json();
}

export async function fetchWeek(
  server: TestServer,
  guardian: SignedIn,
  { child, query = '' }: { child: Pick<TestStudent, 'id'>; query?: string },
): Promise<FamilyWeek> {
  const answer = await call(server, guardian, { url: `/api/family/children/${child.id}/week${query}` });
  return familyWeek.parse(answer.json());
}

/** A sentence as it is read. */
export function weekSentences({ sentences }: FamilyWeek): string[] {
  return sentences.map((said) => said.map(({ text }) => text).join(''));
}
