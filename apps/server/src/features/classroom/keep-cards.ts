import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { FamilyLanguage } from '@playforward/contract';
import type { Student } from '../../sessions/session-store.ts';
import { type ClassRow, insertCardSheet, selectOptionalCardSheet } from './queries.ts';
import type { ClassroomServices } from './services.ts';
import { type SignInCard, writeSignInSheet } from './sign-in-sheet.ts';

const openForMs = 10 * 60_000;
const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const keyPattern = /^[\w-]{43}$/;

type Sheet = {
  teacher: Student;
  row: ClassRow;
  origin: string;
  cards: SignInCard[];
  language: FamilyLanguage;
};

/** Writes cards and keeps them ready to print. */
export async function keepCards(
  services: ClassroomServices,
  { teacher, row, origin, cards, language }: Sheet,
): Promise<{ count: number; address: string }> {
  const page = await writeSignInSheet(services, {
    className: row.name,
    teacher: teacher.name,
    cards,
    origin,
    language,
  });
  return { count: cards.length, address: await keepSheet(services, teacher, page) };
}

/** Keeps a page with secrets ready to print for ten minutes, sealed with a key that stands in its address alone. */
export async function keepSheet(
  { db, clock }: ClassroomServices,
  teacher: Student,
  page: string,
): Promise<string> {
  const key = randomBytes(32);
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([iv, sealing.update(page, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  const now = clock.now();
  await insertCardSheet(db, {
    keyHash: hash('sha256', key, 'buffer'),
    userId: teacher.id,
    sealed,
    expiresAt: new Date(now.getTime() + openForMs),
    now,
  });
  return `/api/teach/cards/${key.toString('base64url')}`;
}

/** The page of cards under a key, for who made them. */
export async function openCards(
  { db, clock }: ClassroomServices,
  { teacher, key: text }: { teacher: Student; key: string },
): Promise<string | undefined> {
  if (!keyPattern.test(text)) return undefined;
  const key = Buffer.from(text, 'base64url');
  const wanted = { userId: teacher.id, keyHash: hash('sha256', key, 'buffer'), now: clock.now() };
  const sealed = await selectOptionalCardSheet(db, wanted);
  if (!sealed) return undefined;
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength));
  opening.setAuthTag(sealed.subarray(-tagLength));
  return opening.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + opening.final('utf8');
}
