import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessageStore, type MessageStore } from '../queue/message-store.ts';
import type { ScreenKind } from '../screen-kind.ts';
import { forgetVisit, useWelcome } from './use-welcome.ts';

let store: MessageStore;

beforeEach(() => {
  vi.useFakeTimers();
  forgetVisit();
  store = createMessageStore();
});

function visit(screen: ScreenKind) {
  return renderHook((at: ScreenKind) => useWelcome({ store, screen: at, name: 'Maya', career: null }), {
    initialProps: screen,
  });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const said = () => store.read().shown?.text ?? null;

describe('the greeting', () => {
  test('comes after 1500 ms, on the dashboard after 1000 ms [L-331] [L-332]', () => {
    visit('lesson');
    wait(1499);
    expect(said()).toBeNull();
    wait(1);
    expect(said()).toMatch(/^Ready for this lesson/);
    forgetVisit();
    store.clear();
    visit('dashboard');
    wait(999);
    expect(said()).toBeNull();
    wait(1);
    expect(said()).toMatch(/^Welcome, Maya/);
  });

  test('comes once in a visit, wherever it goes [L-224]', () => {
    const { rerender } = visit('dashboard');
    wait(1000);
    store.clear();
    rerender('lesson');
    wait(10_000);
    expect(said()).toBeNull();
  });

  test('is remembered by the flag, so that a reload does not greet again [L-177] [L-226]', () => {
    visit('dashboard');
    wait(1000);
    expect(localStorage.getItem('dashboard_welcome_message_shown')).toBe('true');
    expect(localStorage.getItem('dashboard_visited')).toBe('true');
    forgetVisit();
    store.clear();
    visit('dashboard');
    wait(10_000);
    expect(said()).toBeNull();
  });

  test('does not interrupt what is being said', () => {
    visit('lesson');
    store.queue({ text: 'Look at this' });
    wait(1500);
    expect(store.read().waiting).toHaveLength(0);
    expect(said()).toBe('Look at this');
  });

  test('is not given to somebody who left before its time', () => {
    visit('lesson').unmount();
    wait(10_000);
    expect(said()).toBeNull();
  });
});
