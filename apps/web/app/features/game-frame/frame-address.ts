import type { GameFrameQuery } from '@playforward/contract';

/**
 * The address of the game for a lesson, or for free play without one (L-100, D-114). No session token goes into it:
 * the ticket opens the game once, within a minute, and nothing else (D-113). Without one the game plays by itself.
 */
export function frameAddress(lessonId: number | null, ticket: string): string {
  const query: GameFrameQuery = {
    lesson_id: lessonId === null ? '' : String(lessonId),
    access_token: ticket,
  };
  return `/stem-city/?${new URLSearchParams(query)}`;
}
