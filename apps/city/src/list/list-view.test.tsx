import { missionFor, solveMission } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cityActions } from '../game/city-actions.ts';
import { missionActions } from '../game/mission-actions.ts';
import { type Game, openGame } from '../game/open-game.ts';
import { GameContext } from '../game/use-game.ts';
import type { GameWord } from '../link/game-words.ts';
import type { HostLink } from '../link/host-link.ts';
import { newLink } from '../link/link-state.ts';
import type { CityIntent, CitySession, IntentReply, RunShown } from '../session/city-session.ts';
import { openPrivateSession } from '../session/private-session.ts';
import { openSettingsStore } from '../settings/settings-store.ts';
import { openSoundBox } from '../sound/play-sound.ts';
import { ListView } from './list-view.tsx';

const mission = missionFor({
  family: 'ratio',
  level: 1,
  seed: 3,
  lessonId: 1,
  theme: { grade: 6, career: null, names: ['Maya'] },
}) as CityMission;
const shown = (stars: 0 | 1 | 2 | 3): RunShown => ({
  outcome: { [mission.predict.metric]: 27 },
  goals: mission.goals.map((tier) => tier.map(({ label }) => ({ label, met: stars === 3 }))),
  stars,
  happened: 'Maples that your oaks can stand with: 72 maples.',
  ...(stars === 3 && { equation: 'n = 27 × 8 / 3 = 72' }),
  charts: [],
  tables: [],
  series: {},
  placements: [],
  why: 'Why?',
});

let game: Game;
let said: GameWord[];
let answers: IntentReply[];
let asked: CityIntent[];
let looks: number;
const findClass = async () => {
  looks += 1;
};

/** A city of one's own, whose missions are answered as a room would. */
function sessionWithRuns(): CitySession {
  const session = openPrivateSession({ storage: null, seed: 5, still: true });
  return {
    ...session,
    send(intent) {
      asked.push(intent);
      const isMission = intent.type === 'run' || intent.type === 'commit';
      return isMission ? Promise.resolve(answers.shift() ?? { ok: true }) : session.send(intent);
    },
  };
}

beforeEach(() => {
  said = [];
  asked = [];
  looks = 0;
  answers = [];
  const init = {
    lessonId: 1,
    lessonTitle: 'Ratios',
    missions: [mission, { id: 'broken' }],
    userName: 'Maya',
    userMark: '',
    settings: { volume: 0, muted: true, reducedMotion: true, contrast: false },
  };
  const link: HostLink = {
    state: () => ({ ...newLink, phase: 'hosted', init }),
    subscribe: () => () => undefined,
    say: (word) => said.push(word),
    close: () => undefined,
  };
  const device = {
    lessMotion: true,
    contrast: false,
    dark: false,
    cores: 4,
    memory: 4,
    software: true,
    measured: null,
  };
  const settings = openSettingsStore({ storage: null, link, device });
  game = openGame({
    session: sessionWithRuns(),
    link,
    sounds: openSoundBox(),
    wishes: settings.wishes,
    lessonId: 1,
  });
  const hand = { game, settings, city: cityActions(game), missions: missionActions(game), findClass };
  render(
    <GameContext.Provider value={hand}>
      <ListView />
    </GameContext.Provider>,
  );
});
afterEach(() => {
  cleanup();
  game.close();
  game.session.close();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fields = () => within(screen.getByRole('form', { name: mission.title })).getAllByRole('textbox');

test('a mission goes from the story to the plot: plan, run, another number, run again, build', async () => {
  await press(new RegExp(mission.title));
  expect(screen.getByText(mission.story)).toBeTruthy();
  const [number, prediction] = fields();
  if (!number || !prediction) throw new Error('The Planner has two fields.');
  await press(/^Run/);
  expect(screen.getByRole('alert').textContent).toBe('Type a number here first.');
  expect(asked).toEqual([]);
  const { inputs } = solveMission(mission);
  await userEvent.type(number, Object.values(inputs)[0] ?? '');
  await userEvent.type(prediction, '20');
  answers.push({ ok: true, run: { runId: 'r1', run: shown(0) } });
  await press(/^Run/);
  expect(await screen.findByText(/Nothing is built yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Build it on my plot' })).toBeNull();
  await press('Change my number');
  answers.push({ ok: true, run: { runId: 'r2', run: shown(3) } }, { ok: true });
  await press(/^Run/);
  expect(await screen.findByText(/3 stars on try 2/)).toBeTruthy();
  expect(screen.getByText('n = 27 × 8 / 3 = 72')).toBeTruthy();
  await press('Build it on my plot');
  expect(screen.getByText('It stands on your plot.')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ type: 'commit', run_id: 'r2' });
  const progress = said.filter(({ type }) => type === 'mission_progress');
  expect(progress.map((word) => 'status' in word && word.status)).toEqual([
    'started',
    'run',
    'run',
    'committed',
  ]);
});

test('a plan that a city started again no longer holds is run once more under its number, and built', async () => {
  await press(new RegExp(mission.title));
  const [number, prediction] = fields();
  if (!number || !prediction) throw new Error('The Planner has two fields.');
  await userEvent.type(number, '72');
  await userEvent.type(prediction, '20');
  answers.push({ ok: true, run: { runId: 'r1', run: shown(3) } });
  await press(/^Run/);
  answers.push({ ok: false, sentence: 'No longer held.', gone: true });
  answers.push({ ok: true, run: { runId: 'r2', run: shown(3) } }, { ok: true });
  await press('Build it on my plot');
  expect(screen.getByText('It stands on your plot.')).toBeTruthy();
  const [first, lost, second, built] = asked;
  expect([lost, built]).toEqual([
    { type: 'commit', run_id: 'r1' },
    { type: 'commit', run_id: 'r2' },
  ]);
  expect(first).toMatchObject({ type: 'run', attemptId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(second).toEqual(first);
});

test('while the city of the class is away, a button looks for it once more', async () => {
  await press('Try the class city again');
  expect(looks).toBe(1);
});

test('a number that the city cannot read is answered at its field, and stays', async () => {
  await press(new RegExp(mission.title));
  const [number, prediction] = fields();
  if (!number || !prediction) throw new Error('The Planner has two fields.');
  await userEvent.type(number, '7');
  await userEvent.type(prediction, '20');
  const symbol = mission.unknowns[0]?.symbol;
  answers.push({ ok: false, sentence: 'Type a whole number.', symbol });
  await press(/^Run/);
  expect(screen.getByRole('alert').textContent).toBe('Type a whole number.');
  expect((number as HTMLInputElement).value).toBe('7');
  expect(number.getAttribute('aria-invalid')).toBe('true');
});

test('the same commands as on the map: place, undo, like, and each meter as chart and table', async () => {
  const plot = screen.getByRole('region', { name: 'My plot' });
  await userEvent.selectOptions(screen.getByLabelText('Building'), 'fountain');
  expect(screen.getByRole('button', { name: 'Place' }).hasAttribute('disabled')).toBe(true);
  const sum = screen.getByLabelText(/How much is left\?$/);
  await userEvent.type(sum, '1');
  await press('Check');
  expect(screen.getByText(/Not that one yet/)).toBeTruthy();
  await press('Show me the way');
  await press('Place');
  expect(within(plot).getByRole('rowheader', { name: 'Fountain' })).toBeTruthy();
  await press('Undo my last step');
  expect(within(plot).queryByRole('rowheader', { name: 'Fountain' })).toBeNull();
  const [like] = screen.getAllByRole('button', { name: /^Like the plot of/ });
  if (!like) throw new Error('There are neighbors to like.');
  await userEvent.click(like);
  expect(like.hasAttribute('disabled')).toBe(true);
  await press('Open Happiness as chart');
  await press('Open Happiness as table');
  expect(said.map(({ type }) => type)).toEqual(['open_react_graph', 'open_react_table']);
  await press('All meters');
  expect(within(screen.getByRole('region', { name: 'City meters' })).getAllByRole('row')).toHaveLength(35);
});

test('a mission that cannot be read is left out, and the pupil is told', () => {
  expect(screen.getAllByRole('button', { name: new RegExp(mission.title) })).toHaveLength(1);
  expect(game.state().notice?.sentence).toContain('One mission could not be read');
});

test('missions that cannot be loaded say so, and a button looks for them once more', async () => {
  game.dispatch({ kind: 'missions', list: [], failed: true });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  const asked = vi.fn(() => Promise.resolve(Response.json({ title: 'x', missions: [mission] })));
  vi.stubGlobal('fetch', asked);
  await press('Try again');
  expect(await screen.findByRole('button', { name: new RegExp(mission.title) })).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
