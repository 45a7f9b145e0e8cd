import { type Mission, solveMission } from '@playforward/city-sim';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { pace, read, wrongEvery } from './pace.ts';

/** What is counted (decision 0452), and what was done between two of them. */
type Decision = 'number' | 'prediction' | 'what-if' | 'reason' | 'sum';
type Recorded = { at: number; what: Decision; words: string };

const patience = 120_000;

/** One person at the game: every pause is waited, and what the game took in as a decision is written down. */
export class Player {
  readonly decisions: Recorded[] = [];
  private readonly began = performance.now();
  private readonly page: Page;
  private readonly lasts: number;
  readonly city: FrameLocator;

  constructor(page: Page, minutes: number) {
    this.page = page;
    this.lasts = minutes * 60;
    this.city = page.frameLocator('iframe[title="Stem City"]');
  }

  seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  isOver(): boolean {
    return this.seconds() >= this.lasts;
  }

  decided(what: Decision, words: string): void {
    this.decisions.push({ at: this.seconds(), what, words });
  }

  wait(seconds: number): Promise<void> {
    return this.page.waitForTimeout(1000 * seconds);
  }

  /** Reads what stands there as a person would; nothing where there is nothing. */
  async reads(place: Locator): Promise<string> {
    const text = (await place.count()) > 0 ? (await place.allInnerTexts()).join(' ') : '';
    await this.wait(read(text));
    return text;
  }

  async presses(key: Locator, seconds = pace.press): Promise<void> {
    await key.waitFor({ timeout: patience });
    await this.wait(seconds);
    await key.click({ timeout: patience });
  }

  /** Works a number out and types it letter by letter. */
  async types(field: Locator, words: string): Promise<void> {
    await field.waitFor({ timeout: patience });
    await this.wait(pace.reckon);
    await field.fill('');
    await field.pressSequentially(words, { delay: 1000 * pace.digit, timeout: patience });
  }
}

/** Opens a lesson's game and its first mission. */
export async function openLesson(player: Player, page: Page, lessonId: number): Promise<Mission[]> {
  const answered = page.waitForResponse(
    (answer) => new RegExp(`/missions/lessons/${lessonId}/\\w+$`).test(answer.url()) && answer.ok(),
    { timeout: patience },
  );
  await page.goto(`/lesson/${lessonId}/stem-city`);
  await player.presses(page.getByRole('button', { name: 'Play Stem City' }));
  const { missions } = (await (await answered).json()) as { missions: Mission[] };
  await player.city.locator('.map-place canvas').waitFor({ timeout: patience });
  const [first] = missions;
  if (!first) throw new Error(`lesson ${lessonId} has no mission`);
  await player.presses(player.city.getByRole('button', { name: new RegExp(first.title) }).first(), pace.find);
  return missions;
}

/** Reads the story, finds the numbers in the city, and plays the mission until it stands. */
export async function playMission(player: Player, mission: Mission, at: number): Promise<void> {
  const { city } = player;
  await player.reads(city.locator('.planner .story, .planner .relation'));
  const pins = city.locator('.given-pins button.pin');
  while ((await pins.count()) > 0) {
    await player.wait(pace.find);
    // A sign that lies under a panel is pressed all the same: a person would move the map.
    await pins.first().dispatchEvent('click');
    await player.reads(city.locator('.given-pins .found').last());
  }
  const { wrong, ...right } = solveMission(mission);
  const [first] = wrong;
  if (first && at % wrongEvery === wrongEvery - 1) {
    await run(player, mission, first);
    await player.presses(city.getByRole('button', { name: 'Change my number' }));
  }
  await run(player, mission, right);
  await answer(player, 'what-if', city.locator('.outcome .why').first());
  await answer(player, 'reason', city.locator('.outcome .why').nth(1));
  await player.presses(city.getByRole('button', { name: 'Build it on my plot' }));
  // A plot that is full keeps what it has: the page says so, and the next lesson is opened.
  const stands = city.getByText('It stands on your plot.').first();
  await stands.or(city.locator('.outcome .mend')).first().waitFor({ timeout: patience });
  await player.wait(pace.look);
}

async function run(
  player: Player,
  mission: Mission,
  { inputs, prediction }: { inputs: Record<string, string>; prediction: string },
): Promise<void> {
  const { city } = player;
  const fields = city.locator('.planner').getByRole('textbox');
  for (const [index, [symbol, words]] of Object.entries(inputs).entries()) {
    await player.types(fields.nth(index), words);
    player.decided('number', `${mission.title}: ${symbol} = ${words}`);
  }
  await player.wait(read(mission.predict.label));
  await player.types(fields.last(), prediction);
  player.decided('prediction', `${mission.predict.label}: ${prediction}`);
  await player.presses(city.getByRole('button', { name: /^Run/ }));
  const outcome = city.locator('.outcome');
  await outcome.waitFor({ timeout: patience });
  await player.reads(outcome.locator('h2, h2 ~ p').filter({ visible: true }));
  await player.wait(pace.look);
}

/** A question with choices: it is read with them, thought about, one is tapped, and what is said to it is read. */
async function answer(player: Player, what: 'what-if' | 'reason', question: Locator): Promise<void> {
  const choices = question.locator('.why-choice');
  if ((await choices.count()) === 0) return;
  await player.reads(question.locator('h3, .why-choice'));
  await player.wait(what === 'what-if' ? pace.reckon : pace.reckon / 2);
  const tapped = choices.first();
  await player.presses(tapped);
  await question.locator('.heard').waitFor({ timeout: patience });
  player.decided(what, await tapped.innerText());
  await player.reads(question.locator('.heard'));
}

/** The key to the next mission, where the lesson has one more. */
export async function goOn(player: Player): Promise<boolean> {
  const next = player.city.getByRole('button', { name: /^Next mission/ });
  if ((await next.count()) === 0) return false;
  await player.presses(next);
  return true;
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

/** What a student reckons from the question before a purchase; undefined where it is about something else. */
function sumOf(question: string): number | undefined {
  const [a = 0, b = 0, c = 0] = numbersIn(question);
  if (/each of the/.test(question)) return a + b * c;
  if (/How much is left/.test(question)) return a - b;
  if (/home of one person|does one job/.test(question)) return a / b;
  if (/Its upkeep/.test(question)) return a * b;
  if (/How much together/.test(question)) return a + b;
  if (/How many of these/.test(question)) return Math.floor(a / b);
  return undefined;
}

/** One building of free building: it is chosen, its sum is worked out, and it is set on a tile. */
export async function buildOne(player: Player, turn: number): Promise<void> {
  const { city } = player;
  const build = city.getByRole('region', { name: 'Build on my plot' });
  const kinds = await build.getByLabel('Building').locator('option:not([disabled])').all();
  const kind = kinds[turn % kinds.length];
  await player.wait(pace.find);
  await build.getByLabel('Building').selectOption((await kind?.getAttribute('value')) ?? 'park');
  const card = city.locator('.sum-card');
  const question = await player.reads(card.locator('label'));
  const sum = sumOf(question);
  await player.types(card.getByRole('textbox'), String(Math.round((sum ?? 0) * 100) / 100));
  await player.presses(card.getByRole('button', { name: 'Check' }));
  if (sum !== undefined) player.decided('sum', `${question} ${sum}`);
  const show = card.getByRole('button', { name: 'Show me the way' });
  if (await show.isVisible()) await player.presses(show);
  await player.presses(build.locator('button[type=submit]'), pace.find);
  await player.wait(pace.look);
}
