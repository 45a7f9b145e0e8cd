import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeUser } from '../../testing/render-app.tsx';
import { loadLanguage } from './load-language.ts';
import {
  account,
  arriveAt,
  arriveAtWaiting,
  careers,
  dots,
  open,
  pass,
  patch,
  press,
  question,
  type Routes,
  submit,
  type,
} from './testing-onboarding.tsx';
import { onboardingText as text } from './text.ts';

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  await loadLanguage();
  vi.useFakeTimers();
});
afterEach(() => sessionStorage.clear());

describe('career', () => {
  async function arriveAtDay(routes: Routes) {
    arriveAt(11);
    const opened = open({ [submit]: { body: { career_match: careers } }, ...routes });
    type('art');
    await arriveAtWaiting();
    await press('END GAME & VIEW RESULTS');
    expect(question()).toBe('Pick Your Dream Job');
    fireEvent.click(screen.getByRole('radio', { name: 'Welder' }));
    await press('CONTINUE');
    return opened;
  }
  const patches = (calls: { method: string }[]) => calls.filter(({ method }) => method === 'PATCH');

  test('a chosen career is stored once, the orb is told, the draft goes [A-327] [A-329] [A-330] [D-55]', async () => {
    const user = makeUser();
    const { calls, onCompleted } = await arriveAtDay({ [patch]: { body: user } });
    const goOn = screen.getByRole('button', { name: 'CONTINUE' });
    fireEvent.click(goOn);
    fireEvent.click(goOn);
    await pass(100);
    expect(patches(calls)).toMatchObject([{ body: { chosen_career: 'Welder' } }]);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/orb/trigger/onboarding_complete' });
    expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ career: 'Welder', user });
    expect(sessionStorage).toHaveLength(0);
  });

  test('a failure says so on the day view, and the choice stays [A-351]', async () => {
    const { onCompleted, routes } = await arriveAtDay({ [patch]: { status: 500 } });
    await press('CONTINUE');
    await pass(100);
    expect(screen.getByText('something went wrong, unable to submit choosen career')).toBeTruthy();
    expect(question()).toBe('A Day in Your Future Career');
    expect(onCompleted).not.toHaveBeenCalled();
    routes[patch] = {};
    await press('CONTINUE');
    await pass(100);
    expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ career: 'Welder', user: undefined });
  });

  test('START OVER begins again with nothing answered [A-176] [D-53]', async () => {
    await arriveAtDay({});
    await press('CHANGE CAREER');
    await press('START OVER');
    expect(question()).toBe(text.questions[0]);
    expect([...dots()].filter((dot) => !dot.disabled)).toHaveLength(1);
    expect(sessionStorage.getItem(`onboarding_draft_${account}`)).toContain('"answers":{}');
  });

  test('no careers at all leave a way on [D-56]', async () => {
    arriveAt(11);
    open({ [submit]: { body: { career_match: [] } } });
    type('art');
    await arriveAtWaiting();
    await press('END GAME & VIEW RESULTS');
    await press('START OVER');
    expect(question()).toBe(text.questions[0]);
    expect(dots()[1]?.disabled).toBe(true);
  });
});
