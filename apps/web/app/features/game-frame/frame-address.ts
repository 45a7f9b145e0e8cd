import type { GameFrameQuery } from '@playforward/contract';

/**
 * The address of the game for a lesson, or for free play without one (L-100, D-114). No session token goes into it;
 * the ticket is empty while the game issues none (D-113).
 */
export function frameAddress(lessonId: number | null): string {
  const query: GameFrameQuery = { lesson_id: lessonId === null ? '' : String(lessonId), access_token: '' };
  return `/stem-city/?${new URLSearchParams(query)}`;
}
