/** Which of several questions is wished: by its place, by its mark, or as the last one. */
type Wish = { readonly which: string; readonly before: string };

const courtesy = String.raw`(?:[\s,.!]*(?:please|pls|plz|thanks|thank you|thx|ty|lol))*`;
const mark = String.raw`\(?(?:last|first|second|third|fourth|1st|2nd|3rd|4th|[a-e]|i{1,3}|iv|[1-5])\)?`;
const named = String.raw`(?:the )?(?:number |part |question |no\.? ?)?(${mark})(?: (?:one|question|part|thing))?`;
const needs = String.raw`(?:(?:only|just|really|so|but|and|actually|still)\s+)*(?:(?:i|we)(?:'m| am)?\s+)?(?:(?:only|just|really|still)\s+)*(?:need(?: help (?:with|on))?|want|missing|(?:do not|don'?t|dont) (?:get|understand|know)|(?:can'?t|cannot|cant) (?:do|get|solve)|stuck (?:on|at|with)|asking (?:for|about))`;
const wishes: readonly RegExp[] = [
  new RegExp(
    String.raw`^(.*?)[\s.,;:?!(-]+(?:[a-z](?: and [a-z])* (?:is|are) done\s*,?\s*)?(?:(?:please|pls|plz)\s+)?${needs}\s+(?:(?:only|just)\s+)?${named}(?: is homework)?${courtesy}[\s.!)]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^(.*?)[\s.,;:?!(-]+(?:\(?(?:[a-e]|[1-5])\)? (?:i (?:already )?(?:have|got|did)|is done)(?: already)?,? (?:(?:so|and|but) )*)?(?:(?:please|pls|plz)\s+)?(?:only|just)\s+(?:(?:please|pls|plz)\s+)?(?:the )?${named}(?: is homework| please| pls)?${courtesy}[\s.!)]*$`,
    'i',
  ),
  new RegExp(String.raw`^(.*?)[\s.,;:?!(-]+(?:(?:please|pls|plz)\s+)${named}${courtesy}[\s.!)]*$`, 'i'),
  /^(.*?[.?!])\s+(?:the )?(last|first|second|third|fourth)(?: one| question| part)?\s*!+$/i,
  new RegExp(
    String.raw`^(.*?)[\s.,;:?!-]+\((?:the )?(last|first|second|third|2nd|3rd)(?: one| question| part)?${courtesy}\)[\s.]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^(.*?)[\s.,;:?!(-]+(?:the )?(?:number |part |question )?(${mark})(?: (?:one|question|part))? is (?:what|the one|the part) (?:i|we) (?:need|want|don'?t get|dont get|cant do|can'?t do)${courtesy}[\s.!)]*$`,
    'i',
  ),
];

function wishIn(text: string): Wish | null {
  for (const pattern of wishes) {
    const [, before, which] = pattern.exec(text) ?? [];
    if (before !== undefined && which !== undefined)
      return { before: before.trim(), which: which.replace(/[()]/g, '').toLowerCase() };
  }
  return null;
}

const places: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
};

/** The student's own guesses and results in brackets ask for nothing. */
const remarks =
  /\s*\((?:i think [^()]*|-?\d+(?:\.\d+)?\??|done|got it|easy)\)|,? ?\bthat'?s -?[\d.]+(?: [a-z]+)? (?:i think|right\??)/gi;
const asking =
  /^(?:(?:and|then|also|so|last|lastly|finally|next|first|second|third|fourth)\s*,?\s+)*(?:(?:they|we|the teacher) (?:ask|asks|want|wants|have to find)(?: first)?\s+)?(?:first\s+)?(?:how|what|whats|what's|when|where|which|who|find|after how|at what|in how|for how|for what|write|calculate|determine|is|does|do|will|should|solve)\b/i;

/** Parts behind their marks, all of one kind and in order: a) b) c), (1) (2), 1. 2. */
function markedParts(text: string): { readonly lead: string; readonly parts: readonly string[] } | null {
  const kinds = [
    /(?:^|\s)\(?([a-e])[).]\s+/gi,
    /(?:^|\s)\(([1-5])\)\s+/g,
    /(?:^|\s)([1-5])[).]\s+(?=[a-z])/gi,
    /(?:^|\s)\(?(i{1,3}|iv)[).]\s+/gi,
  ];
  for (const kind of kinds) {
    const marks = [...text.matchAll(kind)];
    const inOrder = marks.every((one, i) => places[(one[1] ?? '').toLowerCase()] === i + 1);
    if (marks.length < 2 || !inOrder) continue;
    return {
      lead: text.slice(0, marks[0]?.index).trim(),
      parts: marks.map((one, i) => text.slice((one.index ?? 0) + one[0].length, marks[i + 1]?.index).trim()),
    };
  }
  return null;
}

/** A condition belongs to the question behind it. */
function withConditions(clauses: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const one of clauses) {
    const last = whole.at(-1);
    const isCondition = last !== undefined && /^(?:and )?(?:if|when)\b/i.test(last) && !/[.?!]$/.test(last);
    if (isCondition && asking.test(one)) whole[whole.length - 1] = `${one} ${last.replace(/^and /i, '')}`;
    else whole.push(one);
  }
  return whole;
}

/** Clauses of a text: at full stops and question marks, and where a comma or `and` begins another question. */
const clausesOf = (text: string): readonly string[] =>
  withConditions(
    text
      .split(/,\s+(?=(?:second|third|fourth)\s+(?:how|what|when|write|find|calculate|where|which)\b)/i)
      .flatMap((one) =>
        one.split(
          /(?<=[.?!])\s+|\?+\s*(?=\w)|(?<!\b(?:after|at|for|in|of|from|to|by|ask|asks|says|find|know|on|and|then|last|into))(?:\s*,\s*|\s+)(?:and\s+)?(?:last(?:ly)?\s+|then\s+|finally\s+)?(?=(?:how (?:much|many|long|high|far|big|hot|deep|wide|tall|old|fast)|what(?:'s| is| are| was)?|whats|when|which|after how|at what|in how|for how)\b)/i,
        ),
      )
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );

/** Words that lead to questions and tell nothing. */
const leadsOn =
  /^(?:first|second|third|fourth|then|and|last|finally|next|they|we|the teacher|our teacher)\b[^\d=]*$/i;

/** `how big is the profit then` is about what the question before names as the greatest. */
function withThen(question: string, earlier: string | undefined): string {
  const noun =
    /^how (?:big|much|high|large) (?:is|was|will be) (?:the|that|its) ([a-z]+) then$/i.exec(
      question.replace(/[?.\s]+$/, ''),
    )?.[1] ?? (/^how high (?:is|was) (?:it|the ball) then[?.\s]*$/i.test(question) ? 'height' : undefined);
  const most = /\b(max\w*|biggest|greatest|largest|highest|min\w*|smallest|lowest)\b/i.exec(
    earlier ?? '',
  )?.[1];
  if (noun === undefined) return question;
  return most === undefined ? '' : `what is the ${most.toLowerCase()} ${noun}`;
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/**
 * A text that puts several questions and wishes one of them: what is told, with that question alone. Null where no
 * one is wished, and empty where it cannot be found.
 */
export function oneOfSeveral(typed: string): string | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  const wish = wishIn(text);
  if (!wish) return null;
  const marked = markedParts(wish.before);
  const plain = wish.before.replace(remarks, '').trim();
  if (marked) {
    const n = wish.which === 'last' ? marked.parts.length : places[wish.which];
    const part = n === undefined ? undefined : marked.parts[n - 1];
    if (n === undefined || part === undefined) return '';
    // What earlier parts tell stays told; what they ask is left out.
    const told = marked.parts
      .slice(0, n - 1)
      .flatMap(clausesOf)
      .filter((one) => !asking.test(one) && /\d/.test(one));
    const lead = clausesOf(marked.lead).filter((one) => !asking.test(one) || /=/.test(one));
    return [...lead, ...told].map(ended).concat(part).join(' ').replace(remarks, '').trim();
  }
  const clauses = clausesOf(plain);
  const questions = clauses.filter((one) => asking.test(one));
  if (questions.length < 2) return null;
  const n = wish.which === 'last' ? questions.length : places[wish.which];
  const own = n === undefined ? undefined : questions[n - 1];
  if (own === undefined) return '';
  const told = clauses.filter((one) => !asking.test(one) && !leadsOn.test(one));
  const question = withThen(
    own.replace(
      /^(?:(?:and|then|also|so|last|lastly|finally|next|first|second|third|fourth)\s*,?\s+)*(?:(?:they|we|the teacher) (?:ask|asks|want|wants|have to find)(?: first)?\s+)?(?:first\s+)?/i,
      '',
    ),
    questions[(n ?? 0) - 2],
  );
  return question === '' ? '' : [...told.map(ended), question].join(' ').trim();
}
