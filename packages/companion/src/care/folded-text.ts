import { plainLetters } from '../text/plain-letters.ts';
import { plainText } from '../text/plain-text.ts';

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function withoutLeet(text: string): string {
  return text.replace(/[a-z\d@$!]{3,40}/g, (token) =>
    /[a-z]/.test(token) && /[\d@$]|![a-z]/.test(token)
      ? Array.from(token, (sign) => signs[sign] ?? sign).join('')
      : token,
  );
}

/** A text as the tables of unsafe words read it: small letters, no accents, no disguise; twice where letters are spread out. */
export function foldedTexts(text: string): string[] {
  const plain = plainLetters(plainText(text).toLowerCase()).replace(/'/g, '');
  const folded = withoutLeet(plain).replace(/([a-z])\1{2,}/g, '$1');
  const close = folded.replace(/(?<![a-z])(?:[a-z][ ._*-]{1,2}){2,20}[a-z](?![a-z])/g, (run) =>
    run.replace(/[^a-z]/g, ''),
  );
  const tight = folded.replace(/(?<=[a-z])[._*-](?=[a-z])/g, '');
  return [...new Set([folded, close, tight])];
}
