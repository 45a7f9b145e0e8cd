import { type Exercised, together } from '../../exercises/exercise.ts';
import { finishWay, followWay } from '../network/work-way.ts';
import { type Asked, asksText, type FigureText, readFigure } from '../reading/read-figure.ts';
import { readUnit, unitWords } from '../reading/units.ts';

const money = String.raw`(?<c>\$|€)? ?(?<p>\d+(?:\.\d+)?) ?(?:\$|€|dollars?|euros?|bucks)?`;
const one = String.raw`(?:per|a|an|for (?:one|each|every|a|1)|each|every|\/|for 1) ?(?<u>${unitWords})`;
const price = new RegExp(
  String.raw`[,.;]?\s*(?:\b(?:and|if|when) )?(?:\b(?:the |a |an )?(?:cloth|fabric|fence|fencing|carpet|tiles?|tiling|paint|grass|sod|material|wood|glass|flooring|wire|ribbon|one|each|it|painting|turf|seed|topping|concrete) )?(?:(?:that |which )?(?:costs?|is|at|for|sells for|priced at)|(?:at )?(?:a )?(?:price|cost)(?: of| is)?) ?${money} ?${one}(?: of [a-z]+)?`,
  'i',
);

/** What a fence, a carpet or a sail costs: its length or area times the price of one unit. */
export const solvePriced =
  (measure: (figure: FigureText) => Exercised | null) =>
  (figure: FigureText): Exercised | null => {
    const found = price.exec(figure.text);
    const { p, u } = found?.groups ?? {};
    const unit = readUnit(u ?? '');
    const asks = asksText(figure);
    if (
      !found ||
      p === undefined ||
      !unit ||
      !/\bcosts?\b|\bhow much\b|\bpay\b|\bprice\b|\$/i.test(asks) ||
      !/\b(?:\$|dollars?|bucks)/i.test(found[0].replace('$', ' $ dollars'))
    )
      return null;
    const rest =
      `${figure.text.slice(0, found.index)}. ${figure.text.slice(found.index + found[0].length)}`.replace(
        /\s+/g,
        ' ',
      );
    const plain = rest.replace(
      /(?:[.,;?] ?(?:and )?)?(?:\bhow much (?:does|will|would|do|is|must|did)[^.?!\d]*\b(?:cost|pay)\b(?: (?:to|for) [a-z]+)?|\b(?:find|what is|calculate|what will be) (?:the )?(?:total )?(?:cost|price)(?: (?:to|of|for) [a-z]+)?|\bhow much (?:to|is it to) [a-z]+(?: it)?|\bhow much (?:is|are) (?:the|it|all)[^.?!\d]*)[.?!]*/i,
      '. ',
    );
    const name = unit.power === 1 ? 'perimeter' : unit.power === 2 ? 'area' : 'volume';
    if (plain === rest || /\$|€|\bcost|\bprice|\bpay/i.test(plain)) return null;
    const read = readFigure(plain.replace(/\bhow (?:much|many)[^.?!]*\?*/gi, ' '));
    const asked: Asked = { name, at: 0, unit: null };
    const size = measure({
      ...read,
      asked: [asked],
      asks: [{ start: 0, end: 0, words: `find the ${name}` }],
      pick: null,
      wish: { ...figure.wish, places: null },
    });
    const shown = size && /^([\d.]+(?:π)?) (.*)$/.exec(size.answer);
    const own = shown && (readUnit(shown[2] ?? '') ?? null);
    if (!size || !shown || !own || own.name !== unit.name || own.power !== unit.power) return null;
    const total = finishWay(
      followWay([{ formula: `c = ${shown[1]} · ${p}`, says: 'Each unit costs the same, so multiply.' }], {}),
      {
        wish: figure.wish,
        places: 2,
        says: (value) => `$${/\.\d$/.test(value) ? `${value}0` : value}`,
      },
    );
    return together([size, total], { kind: 'geometry', answer: total?.answer ?? '' });
  };
