import { type Rewriting, rewrite } from '../reading/rewrite.ts';
import { reworded } from './wordings/known-wordings.ts';

/** How an answer is wished to be written or found, where the methods here write and find it so in any case. */
const wishes: readonly RegExp[] = [
  /[\s,.;:(]*\b(?:leave (?:it|your answer|the answer) )?in terms of (?:pi|π)\s*\)?(?=[\s.?!]*$)/i,
  /[\s,.;:(]*\b(?:give (?:the|an?) |leave (?:it|your answer) )?(?:in |as (?:an )?)?exact(?:ly)?(?: (?:answers?|values?|form|solutions?|roots?))?(?:,? (?:with|using|in terms of) (?:ln|logs?|logarithms?|natural logs?))?(?: only| please)?\s*\)?(?=[\s.?!]*$)/i,
  /[\s,.;:(]*\b(?:(?:and )?(?:find|give|list|get) )?all (?:the )?(?:real )?(?:solutions|roots|answers)\s*\)?(?=[\s.?!]*$)/i,
  /[\s,.;:(]*\b(?:(?:solve|do|find)(?: it| them| this| the system)? )?(?:by|using|with|use) (?:elimination|substitution|graphing)(?: method| it)?\s*\)?(?=[\s.?!]*$)/i,
  // Over a turn in π the angles are in radians.
  /(?<=(?:sin|cos|tan|sec|csc|cot).*=.*(?:π|pi).*)[\s,.;:(]*\b(?:(?:give|write|leave|express) )?(?:(?:the|your|all) )?(?:(?:answers?|solutions?|it) )?in radians\s*\)?(?=[\s.?!]*$)/i,
];

/** Spellings that a remark in brackets or a missing word makes unusual. */
const remarks: readonly Rewriting[] = [
  [
    /(?<=[.;?\s])(?:write|give|express|state) (?:your|the) answers? as an? (?:\(x, ?y\) )?(?:point|ordered pair|coordinate pair)(?: \(x, ?y\))?\.?(?=\s|$)/gi,
    '',
  ],
  [/\bopp\.?(?= (?:side|leg)|\s*(?:=|is)|$)/gi, 'opposite'],
  [/\badj\.?(?= (?:side|leg)|\s*(?:=|is)|$)/gi, 'adjacent'],
  [/\bhyp\.?(?=\s*(?:=|is)|$)/gi, 'hypotenuse'],
  [/\bsci(?:\.|entific)? not(?:\.|ation)?(?![a-z])/gi, 'scientific notation'],
  [/^(?:use )?logs? (?:is |are |in )?base 10[\s:,.;-]+(?=.*\blog)/gi, ''],
  [/(\d) and (\d+\/\d+)(?=\s*[a-z])/gi, '$1 $2'],
];

/** `a / b (the b is all on the bottom)` says where the fraction bar ends. */
const onBottom =
  /\/\s*([^()/]+?)\s*\((?:the |all |whole )*([^()]+?) (?:is|are|goes|go)?(?: all| both)? ?(?:on|in) (?:the )?(?:bottom|denominator)\)/i;

function withBottom(text: string): string {
  const [whole, bottom = '', named = ''] = onBottom.exec(text) ?? [];
  return whole !== undefined && bottom.replace(/\s/g, '') === named.replace(/\s/g, '')
    ? text.replace(whole, `/(${bottom})`)
    : text;
}

/** A request without wishes for the way its answer is written or found. */
export function withoutWishes(text: string): string {
  const plain = reworded(rewrite(withBottom(text), remarks));
  return wishes.reduce((now, wish) => {
    const rest = now.replace(wish, '').trim();
    return /\d|=/.test(rest) ? rest : now;
  }, plain);
}
