import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeLesson } from '../../testing/make-lesson.ts';
import { renderApp } from '../../testing/render-app.tsx';
import LessonPage from './lesson.tsx';

const full = 'GET /api/lessons/1/full';
const submit = 'POST /api/problems/submit';
const unit = {
  id: 9,
  unit_number: 3,
  title: 'Ratios and Rates',
  lessons: [{ id: 1, title: 'What Is a Ratio?', lesson_number: 2, unit_id: 9, state: 'started' }],
};
const withCourse = { ...unit, course: { id: 4, title: 'Summit Math 6 A' } };
const mastery = { lesson_id: 1, unit_id: 9, course_id: 4, skills: [] };
const verdict = (is_correct: boolean, reason: string) => ({
  is_correct,
  counted: true,
  message: is_correct ? 'That is right!' : 'Not yet.',
  answer_details: { reason },
  final_answer: is_correct ? 'It is 3:2.' : null,
  math: {},
});
function problemOf(id: number) {
  const { concepts, problems } = makeLesson();
  return [...concepts.flatMap((concept) => concept.problems), ...problems].find((one) => one.id === id);
}
const right = { body: verdict(true, 'Order matters.') };
const wrong = { body: verdict(false, 'Look at the order.') };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.removeItem('playforward_answer_mode');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function open(at: string, answers: Parameters<typeof fakeServer>[0] = {}, lesson = makeLesson()) {
  const server = fakeServer({
    [full]: { body: lesson },
    'GET /api/units/9/with-course': { body: withCourse },
    'GET /api/mastery/lessons/1': { body: { ...mastery, stars: 5 } },
    ...answers,
  });
  const routes = [
    { path: '/lesson/:lessonId/:tab?/*', Component: LessonPage },
    { path: '/dashboard', element: <h1>Dashboard</h1> },
  ];
  const { router } = renderApp(routes, at);
  return { router, server, path: () => router.state.location.pathname };
}
const choose = async (name: string) =>
  fireEvent.click(
    await within(await screen.findByRole('group', { name: 'Choices' })).findByRole('button', {
      name: new RegExp(`${name}$`),
    }),
  );
/** Time stands still but for what a test lets pass, so that a slow machine changes nothing. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Chooses with time standing still, and lets the answer arrive. */
async function chooseAt(name: string, shown: string): Promise<void> {
  const choices = screen.getByRole('group', { name: 'Choices' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(within(choices).getByRole('button', { name: new RegExp(`${name}$`) }));
  for (let tries = 0; tries < 50 && !screen.queryByText(shown); tries++) await pass(0);
  expect(screen.getByText(shown)).toBeTruthy();
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const called = (server: ReturnType<typeof fakeServer>) =>
  server.calls.map(({ method, path }) => `${method} ${path}`);

describe('the lesson page', () => {
  test('says that it loads, then shows unit, stars, tabs and code [L-060] [L-064] [L-065] [L-071] [L-075]', async () => {
    open('/lesson/1/introduction');
    expect(screen.getByText('Loading lesson...')).toBeTruthy();
    expect(await screen.findByText('[Ratios and Rates]')).toBeTruthy();
    const stars = await screen.findByRole('img', { name: /^5 of 12 stars\./ });
    expect(stars.querySelectorAll('svg')).toHaveLength(12);
    expect(screen.getByText('math6_sA_u3_l2')).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: 'Lesson sections' });
    expect(within(tabs).getByRole('link', { name: 'Introduction' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(within(tabs).queryByRole('link', { name: /Guided Problem/ })).toBeNull();
    expect(tabs.textContent).toContain('Guided Problem. Finish Key Concept first, locked');
    expect(screen.getByRole('link', { name: 'Playforward' }).getAttribute('href')).toBe('/');
  });

  test('a locked tab tells everybody who comes to it why, by key, finger and pointer [L-078] [D-71]', async () => {
    const { path } = open('/lesson/1/introduction');
    const locked = await screen.findByRole('button', { name: /^Guided Problem/ });
    const reason = () => screen.queryByText('Finish Key Concept first. Then Guided Problem opens.');
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toBeNull();
    act(() => locked.focus());
    expect(reason()).toBeTruthy();
    act(() => locked.blur());
    expect(reason()).toBeNull();
    await userEvent.hover(locked);
    expect(reason()).toBeTruthy();
    await userEvent.unhover(locked);
    expect(reason()).toBeNull();
    await userEvent.pointer([{ keys: '[TouchA]', target: locked }]);
    expect(reason()).toBeTruthy();
    expect(path()).toBe('/lesson/1/introduction');
  });

  test('whoever comes by a direct address sees no tick on what was never opened [D-71]', async () => {
    const { router } = open('/lesson/1/guided-problem');
    const tabs = await screen.findByRole('navigation', { name: 'Lesson sections' });
    expect(within(tabs).queryByRole('link', { name: /, done$/ })).toBeNull();
    await act(() => router.navigate('/lesson/1/introduction'));
    await act(() => router.navigate('/lesson/1/guided-problem'));
    expect(within(tabs).getByRole('link', { name: 'Introduction, done' })).toBeTruthy();
    expect(within(tabs).getByRole('link', { name: 'Stem City Game' })).toBeTruthy();
  });

  test('a missing or unknown tab becomes the introduction, replacing history [L-021] [L-022]', async () => {
    const { router, path } = open('/lesson/1/foo');
    await screen.findByText('Lesson Overview');
    expect(path()).toBe('/lesson/1/introduction');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('says that loading failed, with the way back [L-061] [L-062]', async () => {
    const { path } = open('/lesson/1/introduction', { [full]: { status: 500 } });
    expect(await screen.findByText('Failed to load lesson')).toBeTruthy();
    await press('Back to Dashboard');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test.each([{ body: null }, { body: {} }, { status: 204 }])(
    '%o is no lesson [L-063] [L-301] [D-68]',
    async (answer) => {
      open('/lesson/1/introduction', { [full]: answer });
      expect(await screen.findByText('Lesson not found')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
    },
  );

  test('falls back to the unit alone, then to nothing [L-261] [L-262]', async () => {
    open('/lesson/1/introduction', {
      'GET /api/units/9/with-course': { status: 500 },
      'GET /api/units/9': { body: { ...unit, lessons: { 1: unit.lessons[0] } } },
    });
    expect(await screen.findByText('[Ratios and Rates]')).toBeTruthy();
    expect(screen.getByText('u3_l2')).toBeTruthy();
  });

  test('starts progress of lesson and unit, and remembers the visit [L-176] [L-194] [L-195]', async () => {
    const { server } = open('/lesson/1/introduction', {
      'GET /api/progress/lessons/1': { status: 404, body: { detail: "User hasn't started this lesson" } },
      'POST /api/progress/lessons/1/start': { body: { ok: true } },
      'GET /api/progress/units/9': { body: { state: 'started' } },
    });
    await waitFor(() => expect(called(server)).toContain('POST /api/progress/lessons/1/start'));
    expect(called(server)).not.toContain('POST /api/progress/units/9/start');
    expect(localStorage.getItem('lesson_visited')).toBe('true');
  });

  test('View Learning Path reports what is complete and goes on when the calls fail [L-074] [L-197] [L-199]', async () => {
    const lesson = makeLesson({ state: 'completed' });
    const { server, path } = open('/lesson/1/introduction', {}, lesson);
    await screen.findByText('[Ratios and Rates]');
    expect(localStorage.getItem('lesson_1_practice_problems')).toBe('complete');
    await press('View Learning Path');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(called(server)).toContain('POST /api/progress/lessons/1/complete');
    expect(called(server)).toContain('POST /api/progress/units/9/complete');
  });

  test('the wheel opens the next section once [L-329]', async () => {
    const { path } = open('/lesson/1/introduction');
    await screen.findByText('Lesson Overview');
    fireEvent.wheel(window, { deltaY: 24 });
    expect(path()).toBe('/lesson/1/introduction');
    fireEvent.wheel(window, { deltaY: 26 });
    await waitFor(() => expect(path()).toBe('/lesson/1/key-concept/0'));
  });
});

describe('the introduction', () => {
  test('shows overview, title, intro and goals [L-079] [L-080] [L-081] [L-082]', async () => {
    open('/lesson/1/introduction');
    expect(await screen.findByText('Lesson Overview')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What Is a Ratio?' })).toBeTruthy();
    expect(screen.getByText('Ratios compare.')).toBeTruthy();
    expect(screen.getByText('I can read a ratio.').closest('li')).toBeTruthy();
    expect(screen.getByText('I can write a ratio.').closest('li')).toBeTruthy();
  });
});

describe('the key concept', () => {
  test('shows concept and diagram, which enlarges and hides when it fails [L-083] [L-085] [L-086] [L-087] [L-304] [L-088]', async () => {
    const { path } = open('/lesson/1/key-concept');
    expect(await screen.findByRole('heading', { name: 'Comparing' })).toBeTruthy();
    expect(path()).toBe('/lesson/1/key-concept/0');
    const picture = screen.getByRole('img', { name: 'Two bars' });
    expect(picture.style.maxHeight).toBe('425px');
    fireEvent.click(picture);
    const dialog = screen.getByRole('dialog', { name: 'Diagram' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'Two bars' })).toBeNull();
  });

  test('a solved example offers the ways on; the last one ends the section [L-090] [L-092] [L-093] [L-190]', async () => {
    const followUp = {
      lesson_state: 'started',
      mastery: { ...mastery, stars: 7 },
      problem: { ...problemOf(13), state: 'completed', final_answer: 'It is 3:2.' },
      next: null,
      math: {},
    };
    const { router, path, server } = open('/lesson/1/key-concept/1', {
      [submit]: { body: { ...right.body, follow_up: followUp } },
    });
    await press('View Example');
    expect(path()).toBe('/lesson/1/key-concept/1/problem/13');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('button', { name: 'Back to Concepts' })).toBeNull();
    await choose('3:2');
    expect(await screen.findByText('Order matters.')).toBeTruthy();
    expect(screen.getByText('It is 3:2.')).toBeTruthy();
    expect(localStorage.getItem('lesson_1_key_concept')).toBe('complete');
    expect(called(server)).toContain('POST /api/progress/problems/13/complete');
    expect(await screen.findByRole('img', { name: /^7 of 12 stars\./ })).toBeTruthy();
    const read = called(server).filter((call) => call === full || call === 'GET /api/mastery/lessons/1');
    expect(read).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Stem City Game/ })).toBeTruthy();
    await press('Back to Concepts');
    await waitFor(() => expect(path()).toBe('/lesson/1/key-concept/0'));
  });

  test('a wrong answer shows the reason, takes the focus and is fresh on click [L-092] [L-095]', async () => {
    const { server } = open('/lesson/1/key-concept/0/problem/11', { [submit]: wrong });
    await choose('2:3');
    const reason = await screen.findByText('Look at the order.');
    expect(screen.getByRole('heading', { name: 'What 2:3 tells us' })).toBeTruthy();
    expect(document.activeElement?.contains(reason)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Next Problem' })).toBeNull();
    await choose('3:2');
    expect(screen.queryByText('Look at the order.')).toBeNull();
    expect(called(server).filter((call) => call === submit)).toHaveLength(1);
  });

  test('a wrong answer is fresh after 5000 ms, not before [L-094] [L-328]', async () => {
    open('/lesson/1/key-concept/0/problem/11', { [submit]: wrong });
    await screen.findByRole('group', { name: 'Choices' });
    await chooseAt('2:3', 'Look at the order.');
    await pass(4_999);
    expect(screen.getByText('Look at the order.')).toBeTruthy();
    await pass(1);
    expect(screen.queryByText('Look at the order.')).toBeNull();
  });
});

describe('Stem City', () => {
  test('opens the game in a full-screen frame without a session token [L-096] [L-097] [L-098] [L-099] [L-100]', async () => {
    localStorage.setItem('playforward_access_token', 'secret');
    open('/lesson/1/stem-city');
    expect(await screen.findByText('Explore Through Gaming')).toBeTruthy();
    await press('Play Stem City');
    const dialog = await screen.findByRole('dialog', { name: 'Stem City' }, { timeout: 10_000 });
    expect(within(dialog).getByText('Connecting to game...')).toBeTruthy();
    const frame = await within(dialog).findByTitle('Stem City');
    expect(frame.getAttribute('src')).toBe('/stem-city/?lesson_id=1&access_token=');
    fireEvent.load(frame);
    expect(screen.queryByText('Connecting to game...')).toBeNull();
    await press('Leave Stem City');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('guided problems', () => {
  test('open step by step, then the choices, then the next problem after 2000 ms [L-102] [L-103] [L-104] [L-106] [L-327]', async () => {
    const { path, server } = open('/lesson/1/guided-problem', { [submit]: right });
    expect((await screen.findByTestId('question')).textContent).toBe('Question 21?');
    expect(path()).toBe('/lesson/1/guided-problem/problem/21');
    expect(screen.queryByText('Because 2')).toBeNull();
    await press('Continue to Next Step');
    expect(screen.getByText('Because 2')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
    await press('Final Answer');
    await chooseAt('3:2', 'It is 3:2.');
    expect(screen.queryByRole('link', { name: /Continue to Practice/ })).toBeNull();
    await pass(1_999);
    expect(path()).toBe('/lesson/1/guided-problem/problem/21');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe('/lesson/1/guided-problem/problem/22'));
    await waitFor(() => expect(called(server)).toContain('GET /api/progress/problems/22'));
    expect(document.activeElement?.textContent).toBe('Headline 22');
  });

  test('the last one stays and shows the link; the section is done [L-105] [L-189] [D-75]', async () => {
    const lesson = makeLesson();
    const [first, ...others] = lesson.problems;
    if (!first) throw new Error('no problem');
    open(
      '/lesson/1/guided-problem',
      { [submit]: right },
      { ...lesson, problems: [{ ...first, state: 'completed' }, ...others] },
    );
    await press('Final Answer');
    await choose('3:2');
    const link = await screen.findByRole('link', { name: 'Continue to Practice Problems' });
    expect(link.getAttribute('href')).toBe('/lesson/1/practice-problems');
    expect(localStorage.getItem('lesson_1_guided_problem')).toBe('complete');
    expect(screen.queryByText(/Next problem in/)).toBeNull();
  });
});

describe('practice', () => {
  test('takes a typed answer, explains a wrong one, and keeps a text that does not count', async () => {
    const user = userEvent.setup();
    const { server } = open('/lesson/1/practice-problems', {
      [submit]: { body: { ...verdict(false, ''), counted: false, message: 'I cannot read “x”.' } },
    });
    await press('Type my answer');
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain(
      'Type your answer first',
    );
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Colon' }));
    await user.type(field, '3{Enter}');
    expect(await screen.findByText('I cannot read “x”.')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('2:3');
    server.routes[submit] = wrong;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'What 2:3 tells us' })).toBeTruthy();
    const bodies = server.calls.filter(({ path }) => path === '/api/problems/submit').map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ problem_id: 31, lesson_id: 1, answer: '2:3' });
    expect(bodies[0]).not.toHaveProperty('answer_id');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  test('the choices are always in reach, and the way back to the field', async () => {
    open('/lesson/1/practice-problems');
    expect(await screen.findByRole('group', { name: 'Choices' })).toBeTruthy();
    await press('Type my answer');
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeTruthy();
    await press('Show choices');
    expect(screen.getByRole('group', { name: 'Choices' })).toBeTruthy();
  });

  test('an answer that did not arrive is marked, says so, and goes out again under its own id [L-303] [D-82]', async () => {
    const { server } = open('/lesson/1/practice-problems/problem/32', { [submit]: { status: 500 } });
    await choose('3:2');
    expect(await screen.findByText('Your answer is waiting')).toBeTruthy();
    server.routes[submit] = right;
    await press('Try again');
    await choose('3:2');
    await screen.findByText('Order matters.');
    const ids = server.calls.flatMap(({ path, body }) =>
      path === '/api/problems/submit' ? [(body as { attempt_id: string }).attempt_id] : [],
    );
    expect(ids[0]).toBe(ids[1]);
    expect(called(server).filter((call) => call.endsWith('/complete'))).toEqual([
      'POST /api/progress/problems/32/complete',
    ]);
  });

  test('goes on after 5000 ms; dots, Back and Next as they apply [L-107] [L-108] [L-109] [L-111] [L-326]', async () => {
    const { path } = open('/lesson/1/practice-problems', { [submit]: right });
    const dots = await screen.findByRole('navigation', { name: 'Problems' });
    expect(within(dots).getByRole('link', { name: 'Problem 1, open now' })).toBeTruthy();
    expect(within(dots).queryByRole('link', { name: /Problem 2/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await chooseAt('3:2', 'Order matters.');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    await pass(4_999);
    expect(path()).toBe('/lesson/1/practice-problems/problem/31');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe('/lesson/1/practice-problems/problem/32'));
  });

  test('the timer stops with its button [D-154]', async () => {
    const { path } = open('/lesson/1/practice-problems', { [submit]: right });
    await screen.findByRole('group', { name: 'Choices' });
    await chooseAt('3:2', 'Order matters.');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
    await pass(20_000);
    expect(path()).toBe('/lesson/1/practice-problems/problem/31');
  });

  test('Back to Curriculum ends the last problem and reports the lesson [L-110] [L-191] [D-80]', async () => {
    const lesson = makeLesson();
    const problems = lesson.problems.map((problem) =>
      problem.id === 32 ? problem : { ...problem, state: 'completed' as const },
    );
    localStorage.setItem('lesson_1_key_concept', 'complete');
    const { path, server } = open(
      '/lesson/1/practice-problems',
      { [submit]: right },
      { ...lesson, problems },
    );
    await choose('3:2');
    const link = await screen.findByRole('link', { name: 'Back to Curriculum' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(localStorage.getItem('lesson_1_practice_problems')).toBe('complete');
    fireEvent.click(link);
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(called(server)).toContain('POST /api/progress/lessons/1/complete');
  });

  test('a problem solved before shows its final answer and the ways on [L-026]', async () => {
    const lesson = makeLesson();
    const problems = lesson.problems.map((problem) =>
      problem.id === 31 ? { ...problem, state: 'completed' as const, final_answer: 'It was 3:2.' } : problem,
    );
    open('/lesson/1/practice-problems/problem/31', {}, { ...lesson, problems });
    expect(await screen.findByText('It was 3:2.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });
});
