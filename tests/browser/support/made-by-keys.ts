import { type HandAnswer, type HandTask, handleNames, startHand, writePlaceAt } from '@playforward/diagram';
import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

async function typeInto(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Marks the part at a place. */
async function mark(page: Page, place: number): Promise<void> {
  await tabTo(page, page.locator('.hand').getByRole('checkbox').nth(place));
  await page.keyboard.press('Space');
}

/** Chooses one of a group of which nothing is chosen: its first one, and on from there with the arrows. */
async function choose(page: Page, group: number, place: number): Promise<void> {
  const radios = page.locator('.hand').getByRole('group').nth(group).getByRole('radio');
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let steps = 0; steps < place; steps += 1) await page.keyboard.press('ArrowDown');
}

/** Numbers that never pass their neighbors on the way: from the side to which they go. */
async function typeNumbers(page: Page, task: HandTask & { kind: 'build-box' }, numbers: readonly number[]) {
  const names = ['Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'];
  for (const [nth, name] of names.entries())
    await typeInto(page, name, writePlaceAt(task.line, numbers[nth] ?? 0));
}

/** Makes an answer of one of the kinds that a figure, a line, cards or an argument ask for, with keys alone. */
export async function makeByKeys(page: Page, task: HandTask, answer: HandAnswer): Promise<void> {
  if (task.kind === 'move-shape' && answer.kind === 'move-shape') {
    for (const [nth, [x, y]] of answer.points.entries()) {
      const name = task.names[nth] ?? '';
      await typeInto(page, `${name}: ${task.plane.xName}`, writePlaceAt(task.plane.x, x));
      await typeInto(page, `${name}: ${task.plane.yName}`, writePlaceAt(task.plane.y, y));
    }
  } else if (task.kind === 'draw-graph' && answer.kind === 'draw-graph') {
    for (const [nth, [x, y]] of answer.points.entries()) {
      const name = handleNames[task.curve][nth] ?? '';
      await typeInto(page, `${name}: ${task.plane.xName}`, writePlaceAt(task.plane.x, x));
      await typeInto(page, `${name}: ${task.plane.yName}`, writePlaceAt(task.plane.y, y));
    }
  } else if (task.kind === 'build-box' && answer.kind === 'build-box') {
    await typeNumbers(page, task, answer.numbers);
  } else if (task.kind === 'mark-figure' && answer.kind === 'mark-figure') {
    for (const part of answer.marked) await mark(page, part);
  } else if (task.kind === 'match-cards' && answer.kind === 'match-cards') {
    for (const [place, card] of answer.cards.entries()) {
      await tabTo(page, page.locator('.hand').locator(`[id$="card${card}"]`));
      await page.keyboard.press(String(place + 1));
    }
  } else if (task.kind === 'argue' && answer.kind === 'argue') {
    for (const [part, chosen] of [answer.claim, answer.evidence, answer.reason].entries())
      await choose(page, part, chosen ?? 0);
  } else {
    throw new Error(`no keys for ${task.kind} at ${JSON.stringify(startHand(task))}`);
  }
}
