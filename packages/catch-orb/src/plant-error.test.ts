import { generateProblem, random } from '@playforward/curriculum';
import { checkClaim } from '@playforward/math';
import { expect, test } from 'vitest';
import { drawGame, gameSkills } from './draw-game.ts';
import { plainNumber } from './numbers.ts';
import { plantError } from './plant-error.ts';

const levels = [1, 2, 3] as const;
const games = levels.flatMap((level) =>
  Array.from({ length: 60 }, (_, at) => drawGame(level, random(`game ${level} ${at}`))),
);
/** Numbers and signs alone; a line of words or formulas states nothing that was changed. */
const calculates = /^[\d\s.,+−×÷·()\\$]+ = [\d.,\\$]+$/;
const claimsOf = (lines: readonly { work: string }[]) =>
  lines.map(({ work }) => (calculates.test(work) ? checkClaim(plainNumber(work)) : 'words'));

test('each game has exactly one line that the engine finds false, and it is the one that is planted', () => {
  for (const { lines, wrongLine } of games) {
    const verdicts = claimsOf(lines);
    expect(verdicts.flatMap((verdict, at) => (verdict === 'false' ? [at] : []))).toEqual([wrongLine]);
    expect(verdicts).not.toContain('unreadable');
  }
});

test('the line as it has to be is true, and the result of the game is another one', () => {
  for (const { lines, wrongLine, really } of games) {
    expect(checkClaim(plainNumber(really.work))).toBe('true');
    expect(really.work).not.toBe(lines[wrongLine]?.work);
    expect(really.result).not.toBe(lines.at(-1)?.instruction);
  }
});

test('the result and every line that uses the wrong number is said to follow from it, none before it', () => {
  for (const { lines, wrongLine } of games) {
    expect(lines.at(-1)?.follows).toBe(true);
    expect(lines.slice(0, wrongLine + 1).some(({ follows }) => follows)).toBe(false);
  }
});

test('of three reasons exactly one is what happened', () => {
  for (const { whys } of games) {
    expect(whys.map(({ isRight }) => isRight).filter(Boolean)).toHaveLength(1);
    expect(new Set(whys.map(({ text }) => text)).size).toBe(3);
  }
});

test('a reason that names another line as wrong names one that is true', () => {
  let named = 0;
  for (const { lines, whys, wrongLine } of games) {
    for (const { text, isRight } of whys) {
      const place = Number(/^Line (\d) is wrong/.exec(text)?.[1]) - 1;
      if (Number.isNaN(place)) continue;
      named += 1;
      expect(isRight || place === wrongLine).toBe(false);
      expect(checkClaim(plainNumber(lines[place]?.work ?? ''))).toBe('true');
    }
  }
  expect(named).toBeGreaterThan(20);
});

test('the planted line stands first, in the middle and near the end', () => {
  expect(new Set(games.map(({ wrongLine }) => wrongLine)).size).toBeGreaterThanOrEqual(4);
});

test('the same draw gives the same game', () => {
  expect(drawGame(2, random('again'))).toEqual(drawGame(2, random('again')));
});

test('a solution without arithmetic gives no game', () => {
  const skill = gameSkills.find(({ id }) => id === 'm6-statistical-question-choose');
  if (!skill) throw new Error('the skill is gone');
  const spec = generateProblem({ skill: skill.id, version: skill.version, level: 2, seed: 3 });
  expect(plantError(spec, random(1))).toBeNull();
});

test('no text of a game holds a loose brace, an undefined or two spaces', () => {
  for (const { question, lines, whys, really } of games) {
    const texts = [
      question,
      really.work,
      really.result,
      ...lines.flatMap((line) => [line.instruction, line.work]),
    ];
    for (const text of [...texts, ...whys.map((why) => why.text)]) {
      expect(text).not.toMatch(/undefined|NaN| {2}|\{(?![^$]*\$)/);
    }
  }
});
