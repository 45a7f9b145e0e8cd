import { describe, expect, test } from 'vitest';
import { hasLeftOnPurpose, readToken, removeToken, storeToken, tokenKey } from './token.ts';

describe('token', () => {
  test('stands in local storage and in a readable cookie after sign-in [D-18] [D-19]', () => {
    storeToken('abc');
    expect(localStorage.getItem(tokenKey)).toBe('abc');
    expect(tokenKey).toBe('playforward_access_token');
    expect(document.cookie).toContain('access_token=abc');
  });

  test('is read from local storage first, then from the cookie [D-19]', () => {
    storeToken('from-cookie');
    localStorage.removeItem(tokenKey);
    expect(readToken()).toBe('from-cookie');
    localStorage.setItem(tokenKey, 'from-storage');
    expect(readToken()).toBe('from-storage');
  });

  test('goes with its cookie and both welcome flags, and nothing else goes [A-228] [R-085]', () => {
    storeToken('abc');
    localStorage.setItem('dashboard_welcome_message_shown', 'true');
    localStorage.setItem('login_welcome_message_shown', 'true');
    localStorage.setItem('soundEnabled', 'true');
    removeToken();
    expect(readToken()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['soundEnabled']);
  });

  test('remembers whether the student signed out or the session was lost', () => {
    removeToken('signed-out');
    expect(hasLeftOnPurpose()).toBe(true);
    storeToken('abc');
    expect(hasLeftOnPurpose()).toBe(false);
    removeToken();
    expect(hasLeftOnPurpose()).toBe(false);
  });
});
