import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

/** Scripts in use for names today; the letters of each are taken from Unicode itself. */
const scripts =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Canadian_Aboriginal Khmer Mongolian Hiragana Katakana Bopomofo Han Yi Tifinagh Vai Javanese Balinese Sundanese Adlam Osage Ol_Chiki Cham Tai_Tham Lisu Meetei_Mayek Bamum Deseret Glagolitic'.split(
    ' ',
  );
const joints = ['-', "'", '’', ' ', '.', ' (', '\\', '[', '+', '*', '$', '^', '|', '{', '?', '/', '‑', '·'];

function lettersOf(script: string): string[] {
  const isLetter = new RegExp(`^(?=\\p{L})\\p{Script=${script}}$`, 'u');
  const found: string[] = [];
  for (let code = 0x41; code < 0x2_0000 && found.length < 400; code += 1) {
    const letter = String.fromCodePoint(code);
    if (isLetter.test(letter)) found.push(letter);
  }
  return found;
}

/** Twenty-two names of each script: two parts of four letters each, joined by what people and attackers type. */
const names = scripts.flatMap((script) => {
  const letters = lettersOf(script);
  return Array.from({ length: 22 }, (_, turn) => {
    const letter = (place: number) => letters[(turn * 17 + place * 7) % letters.length] ?? '';
    const part = (from: number) => [0, 1, 2, 3].map((place) => letter(from + place)).join('');
    return `${part(0)}${joints[turn % joints.length]}${part(4)}`;
  });
});

test('1,000 names of all scripts, with every sign that means something in a pattern, are masked and break nothing', () => {
  expect(names.length).toBeGreaterThanOrEqual(1000);
  const faults = names.filter((name) => {
    const decision = maskPersonal(`Please tell ${name}, that 3 + 4 = 7`, [name]);
    return decision.kind !== 'mask' || decision.text !== 'Please tell [name], that 3 + 4 = 7';
  });
  expect(faults).toEqual([]);
});

test.each([
  ['Anne-Marie', 'anne‑marie has 3 apples', '[name] has 3 apples'],
  ['Anne-Marie', 'Anne Marie has 3 apples', '[name] has 3 apples'],
  ["O'Neil", 'O’Neil has 3', '[name] has 3'],
  ['José', 'Jose\u0301 has 3', '[name] has 3'],
  ['Jose\u0301', 'José has 3', '[name] has 3'],
  ['王明', '我叫王明你好', '我叫[name]你好'],
  ['민준', '저는 민준이에요', '저는 [name]이에요'],
])('the name %j is masked in %j', (name, text, masked) => {
  expect(maskPersonal(text, [name])).toMatchObject({ kind: 'mask', reason: 'name', text: masked });
});

test.each([
  ['Ann', 'The annual sum is 12'],
  ['Li', 'A line, a list, li'],
  ['', 'Nothing to hide'],
])('the name %j hides nothing of %j', (name, text) => {
  expect(maskPersonal(text, [name])).toEqual({ guard: 'personal', kind: 'pass' });
});
