import { expect, test } from 'vitest';
import { rememberAccount } from './remember-account.ts';

const personal = {
  lesson_3_guided_problem: 'complete',
  lesson_visited: 'true',
  dashboard_visited: 'true',
  dashboard_onboarding_welcome_shown: 'true',
  dashboard_last_subject: '1',
  dashboard_last_unit: '2',
  scratchPadDrawing: 'data:',
};

function fill(): void {
  for (const [key, value] of Object.entries({ ...personal, soundEnabled: 'true' })) {
    localStorage.setItem(key, value);
  }
}

test('the next student inherits nothing from the last one, the sound setting stays [D-81] [L-175]', () => {
  rememberAccount('a@northside.example');
  fill();
  rememberAccount('b@northside.example');
  expect(Object.keys(localStorage).sort()).toEqual(['playforward_last_account', 'soundEnabled']);
});

test('the same student finds everything again, however the address is written [D-81]', () => {
  rememberAccount('a@northside.example');
  fill();
  rememberAccount('A@Northside.example');
  expect(localStorage.getItem('lesson_3_guided_problem')).toBe('complete');
});

test('no address stays in the browser', () => {
  rememberAccount('a@northside.example');
  expect(localStorage.getItem('playforward_last_account')).toMatch(/^[0-9a-f]{1,8}$/);
});
