import { objectAct, type Part, partsOf } from './parts-of-text.ts';

const link = String.raw`(?:as|in|into|to|with|without|over|on|no|only)`;
const manner = /(?<=[a-z]) (?:by|using|with the|with)\b[^=\d]*$/i;
const ended = (text: string): string => (/[.?!:]$/.test(text) ? text : `${text}.`);

/** A wish for the form within a request: `divide and write your answer in a + bi form`. */
const formWithin =
  /[\s,]+(?:and )?(?:give|write|leave|express|state|put|report) (?:(?:(?:the|your|my|its|an?) (?:final |exact )*(?:answers?|solutions?|results?)(?: sets?)?|it|them) )?(?=in|as|to|with)/i;

/** What an act is done to, where it is only named: `each equation`, `the definite integral`. */
const kinds =
  'equations?|inequalit(?:y|ies)|expressions?|functions?|polynomials?|systems?(?: of [a-z ]+)?|fractions?|numbers?|integrals?|limits?|radicals?|logarithms?|problems?|products?|quotients?|binomials?|trinomials?|angles?|ratios?|proportions?';
const onlyNames = new RegExp(
  String.raw`^(?:\s|,|completely|fully|\b(?:for [a-z]|(?:the|this|these|each|following)(?: [a-z]+){0,3}? (?:${kinds}))\b)*$`,
  'i',
);
/** A form that an answer has in any case. */
const ownForm =
  /^(?:in|as|with|into|no|only)\b.*\b(?:simplest|lowest|simplified|radical|bi|exact|single|exponents)\b/i;

/** A request of a sheet that asks for what its object comes to: `Find each quotient`, `Evaluate the limit, if it exists`. */
const worksOut =
  /^(?:please )?(?:find|determine|compute|calculate|evaluate|give|work out|write) (?:each|the|every|all|these|this)(?: of the)?(?: following| indicated| exact)* (?:sum|difference|product|quotient|value|answer|limit|expression|power|result)(?:s|\(s\))?(?:,? if (?:it|they) exists?)?$/i;
/** What a solved equation tells in any case. */
const countsSolutions =
  /^(?:state|tell|determine|identify|say|decide) (?:whether|if|how many)\b[^\d=]*\bsolutions?\b/i;

/** The object of a request where its verb takes it: `convert to radians` of 225° is `convert 225° to radians`. */
function withObject(asked: string, object: string): readonly string[] {
  const plain = asked.replace(/[\s.?!:,;]+$/, '');
  const pronoun = new RegExp(
    String.raw`\b(?:(?:the|each) (?:following|given) (?:${kinds}|parabolas?|lines?|circles?|points?)|(?:it|this|that|these)(?: (?:${kinds}))?)\b(?!')(?: algebraically| graphically)?`,
    'i',
  );
  const named = worksOut.test(plain) ? plain : plain.replace(pronoun, object);
  if (named !== plain && !/^is (?:it|this|that)\b/i.test(plain))
    return [named, named.replace(/ if it exists$/, '')];
  if (worksOut.test(plain)) return [object];
  if (countsSolutions.test(plain)) return [`solve ${object}`];
  const [act] = objectAct.exec(plain) ?? [];
  const wish =
    /\b(?:in|as|to|with) (?:an? |the )?(?:[a-z-]+ ){0,2}(?:form|notation|decimal|fraction|percent)\b/i.exec(
      plain,
    );
  const written = wish ? [`write ${object} ${wish[0]}`, ...(/sci/.test(wish[0]) ? [object] : [])] : [];
  if (act === undefined && wish) return written;
  if (act === undefined) return [`${plain} of ${object}`, `${object}. ${plain}`, `${plain} ${object}`];
  const isDoneBy = /^(?:multiply|divide|add|subtract)/i.test(act);
  const behind = (isDoneBy ? plain : plain.replace(manner, '')).slice(act.length);
  const [, form = ''] = new RegExp(String.raw`(?:^|\s)(${link}\b.*)$`, 'i').exec(behind) ?? [];
  if (!onlyNames.test(form === '' ? behind : behind.slice(0, -form.length))) return [`${plain} ${object}`];
  const forms = form === '' || ownForm.test(form) ? [form, ''] : [form];
  return [...forms.map((one) => `${act} ${object} ${one}`.trim()), ...written, `${plain} ${object}`];
}

const join = (parts: readonly Part[]): string => parts.map(({ text }) => ended(text)).join(' ');

/** A kind of thing between an act and the mathematics it is done to only names it: `solve the rational equation 3/x = 5`. */
const namedObject =
  /\b(solve|evaluate|simplify|factor|expand|graph|differentiate|integrate|convert|multiply|divide)((?: completely)?)(?: by [a-z]+| using [a-z ]+?)? (?:the|this|these|each|for|following) (?:[a-z]+[ ,]){0,4}?(?:[a-z]+)[:,]? (?=[-√∫(|\d\\]|[a-z](?:\^|\(|_|\b ?[=<>≤≥+*/-]))/i;

/**
 * A text without what stands around its problem: titles, asides, what is to stand beside the answer, scenes; its wish for
 * a form behind it, or left away where the answer has that form in any case. Mathematics that stands alone is the object
 * of its request. The first reading that is answered is meant.
 */
export function unwrapped(text: string): readonly string[] {
  const all = partsOf(text.replace(/\b(?:standard |rectangular )?form,? \(?(a ?\+ ?bi)\)?/gi, '$1 form'));
  const forms = all.filter(({ kind }) => kind === 'form').map((one) => one.text);
  const said = all.filter(({ kind }) => kind !== 'nothing' && kind !== 'form');
  // An act without an object says what the next request says.
  const parts = said.filter(
    (one, i) =>
      i === said.length - 1 ||
      !(objectAct.test(one.text) && /^[^\d=?^]*$/.test(one.text)) ||
      said[i + 1]?.kind === 'math',
  );
  const first = parts.findIndex(({ kind }) => kind !== 'scene');
  const asked = parts.filter(({ kind }) => kind === 'request');
  const [object, more] = parts.filter(({ kind }) => kind === 'math');
  const request = asked.at(-1)?.text ?? forms.pop();
  const within = request === undefined ? null : formWithin.exec(request);
  const bare = within ? request?.slice(0, within.index) : request;
  const form = within
    ? request?.slice(within.index + within[0].length).replace(/[\s.:]+$/, '')
    : forms[0]?.replace(/^(?:.*?\b(?=(?:in|as|to|with)\b)|use (?:the )?)/i, (verb) =>
        /^use/i.test(verb) ? 'in ' : '',
      );
  const isOneObject = object !== undefined && more === undefined && parts.length === asked.length + 1;
  const others = asked.slice(0, -1).every((one) => objectAct.test(one.text) && !/\d/.test(one.text));
  const bodies =
    isOneObject && others && bare !== undefined
      ? withObject(bare, object.text)
      : [
          join(parts),
          join(parts).replace(namedObject, '$1$2 '),
          parts[first]?.kind === 'told' ? join(parts.slice(first)) : '',
        ];
  const texts = bodies.filter(Boolean).flatMap((body) => {
    const plain = body.replace(/[\s.:]+$/, '');
    const open = plain.replace(/\?+$/, '');
    return form === undefined ? [plain] : [`${open} ${form}`, `${open}, ${form}`, plain];
  });
  return [...new Set(texts)].filter((one) => one !== '' && one !== text);
}

/** Forms that an answer may be wished in, and how an answer in such a form looks. */
const shapes: readonly (readonly [wish: RegExp, answer: RegExp])[] = [
  [/(?<!\b(?:no|not|not a|not an|not as a) )\bdecimals?\b|\bnearest\b/, /^[^/√π]*$/],
  [/\bfraction\b/, /^(?!.*\d\.\d)[^%]*\d[^%]*$/],
  [/\bpercent/, /%/],
  [/\binterval notation\b/, /[[(].*[\])]|^no /],
  [/\bscientific notation\b/, /· 10\^/],
  [/\b(?:ordered pairs?|points?)\b/, /\(.+,.+\)/],
  [/\bboth\b/, /\bor\b|\band\b|±|,/],
  [/\bradians\b/, /^[^°]*$/],
  [/\bdegrees\b/, /^[^π]*$/],
  [/\bexact\b|\bterms of (?:π|pi)\b/, /^[^.≈]*$/],
  [/\bmixed number\b/, /^-?\d+ \d+\/\d+|^-?\d+(?!\/)/],
];

/** Whether an answer looks as a wish for its form says. */
export const fitsWish = (answer: string, wish: string): boolean =>
  shapes.every(([wished, shape]) => !wished.test(wish.toLowerCase()) || shape.test(answer));

/** Whether an answer has the form that the sentences about it wish. */
export const hasWishedForm = (answer: string, problem: string): boolean =>
  partsOf(problem)
    .filter(({ kind }) => kind === 'form')
    .every((one) => fitsWish(answer, one.text));
