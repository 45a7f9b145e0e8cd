import { inferAnswerForm, parseMath } from '@playforward/math';
import type { AnswerFormat } from '../race-rules.ts';

export type FoundAnswer = { readonly text: string; readonly format: AnswerFormat };

const leadIns = [
  /^(?:um+|uh+|hm+|ok(?:ay)?|well|so|oh|maybe|probably|then|and|oh wait|wait|yes|yeah|no|nope|sorry)[\s,.!]+/,
  /^(?:(?:i\s+)?(?:think|guess|believe|say|got|get|found|calculated|would say|choose|pick)|i'?d say|i'?m going with|im going with|going with|my guess(?: is)?)\s+(?:that\s+)?/,
  /^(?:(?:the|my|final|your)\s+)*(?:final\s+)?(?:answer|result|solution|value|total|sum|product|point|slope|area|volume|perimeter|mean|median)\s*(?:is|are|=|:|would be|should be|must be|equals|comes out (?:as|to))?\s+/,
  /^(?:could|can|would|might|must|should)\s+(?:it|this|that)\s+be\s+/,
  /^(?:is|was|are)\s+(?:it|that|this|the answer)\s+/,
  /^(?:it|that|this|they|there|which|so it)\s*(?:'s|s|'re| is| are| was| equals| must be| should be| would be| could be| might be| has to be| comes out (?:as|to))\s+/,
  /^(?:it'?s|its|that'?s|thats)\s+/,
  /^(?:(?:yo )?(?:creo|pienso) que)\s+/,
  /^(?:(?:la|mi) respuesta|el resultado)\s*(?:es|:|=)?\s+/,
  /^(?:es|son|serían?)\s+/,
  /^(?:at|about|around|exactly|equals|equal to|just|like|a(?=\s+[\dh])|maybe|probably|definitely)\s+/,
];
const leadOuts = [
  /[\s,]*(?:right|correct|yes|no|ok|okay|i think|i guess|maybe|probably|or not|is my answer|is the answer|final answer|isn'?t it|please|lol|i believe|for sure)\s*$/,
];

function peel(text: string): string {
  let rest = text;
  for (let round = 0; round < 5; round += 1) {
    const before = rest;
    for (const pattern of leadIns) rest = rest.replace(pattern, '');
    for (const pattern of leadOuts) rest = rest.replace(pattern, '');
    rest = rest.replace(/^[\s,:]+|[\s,!?.]+$/g, '');
    if (rest === before) break;
  }
  return rest;
}

const numberWord =
  /^(?:minus |negative )?(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|a half|one half|hundred|a hundred|one hundred|thousand)(?:[\s-](?:and |over )?(?:one|two|three|four|five|six|seven|eight|nine|ten|half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|hundred|thousand|million|percent|point|hundredths?))*$/;

/** Mathematics, as opposed to a sentence: no run of letters but the names that formulas use. */
function looksLikeMath(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const formula =
    /^(?:sqrt|root|pi|sin|cos|tan|sec|csc|cot|log|ln|or|and|over|cm|mm|km|in|ft|yd|mi|kg|lb|oz|m|units?|degrees?|dollars?|cents?|percent|hours?|minutes?|miles?|meters?|feet|inches|square|squared|cubed|cubic|points?|times|plus|minus|negative|to|mph|xy|ab)$/;
  return words.every((word) => formula.test(word));
}

function formatOf(text: string): AnswerFormat {
  if (/^-?\d+$/.test(text)) return 'integer';
  if (/^-?\d*\.\d+$/.test(text)) return 'decimal';
  if (/^-?\d+\s*\/\s*-?\d+$/.test(text)) return 'fraction';
  const form = inferAnswerForm(text);
  if (form === 'point') return 'coordinate';
  if (form === 'integer' || form === 'decimal' || form === 'fraction') return form;
  return /^-?[\w.]+\s*,\s*-?[\w.]+$/.test(text) ? 'coordinate' : 'text';
}

/** `x = 4` and `x is 4` name the unknown; its value is the answer (D-131). */
const named = /^[a-z]\s*(?:=|is|es|equals)\s*(?=-?[\d.√(½¼¾⅓⅔])/;
/** `4 apples` counts what the question counts; other words after a number say something else. */
const counted = /^(-?\d[\d,]*(?:\.\d+)?) [a-z]{2,14}s$/;

/** A formula of single letters, as v/c or (a − b)/c; what chat writes with a slash is none. */
const ofLetters = /^(?!(?:n\/a|w\/e|w\/o|y\/n)$)-?\(?[a-z]\)?(?:\s?[-−+*/·×]\s?\(?[a-z]\)?)+$/;

/** What a solution set is called that no number tells. */
const solutionWords =
  /^(?:(?:i think|the answer is|it has|it'?s|there (?:is|are))\s+)*(no (?:real )?solutions?|infinitely many(?: solutions)?|(?:all|any|every) (?:real )?numbers?)[\s,.!?]*$/;

/** The answer in a message such as "is it 3/4?" or "x = 4", freed of the words around it; null when it holds none. */
export function findAnswer(message: string): FoundAnswer | null {
  if (message.length > 200) return null;
  const [, set] = solutionWords.exec(message.trim()) ?? [];
  if (set !== undefined) return { text: set, format: 'text' };
  const told = peel(message);
  const value = told.replace(named, '');
  const [, number] = counted.exec(value) ?? [];
  const text = number !== undefined && !looksLikeMath(value) ? number : /[a-z]/.test(value) ? told : value;
  if (text === '') return null;
  if (numberWord.test(text)) return { text, format: 'integer' };
  const hasSubject =
    /\d/.test(text) ||
    /^[a-z]\s*[=<>≤≥]/.test(text) ||
    /^-?\d*(?:sin|cos|tan|sec|csc|cot|ln|log)\b/.test(text) ||
    /[π√∞½⅓⅔¼¾⅕⅛]/.test(text) ||
    /^-?\d*[a-z]([²³^].*)?$/.test(text) ||
    ofLetters.test(text);
  if (!hasSubject || !looksLikeMath(text)) return null;
  if (!parseMath(text).ok && !/^\(?\s*-?[\d./]+\s*[,;\s]\s*-?[\d./]+\s*\)?$/.test(text)) return null;
  return { text, format: formatOf(text) };
}
