import { someNode, variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import { parseMath } from '../read/parse.ts';
import type { AnswerForm } from './answer-key.ts';
import { numberShape } from './number-shape.ts';
import { splitMeasure } from './split-measure.ts';

function formOfNumber(node: MathNode): AnswerForm {
  const { kind } = numberShape(node);
  if (kind === 'mixed') return 'mixed-number';
  if (kind !== 'other') return kind;
  return someNode(node, (inner) => inner.kind === 'root') ? 'radical' : 'number';
}

function formOfMeasure(unit: string): AnswerForm {
  if (unit === '$' || /^(dollars?|cents?|¢)$/i.test(unit)) return 'money';
  return unit === 'degree' || unit === 'degrees' ? 'angle' : 'measure';
}

function formOfList(items: readonly MathNode[]): AnswerForm {
  const relations = items.every(({ kind }) => kind === 'relation');
  const equations = items.every(
    (item) => item.kind === 'relation' && item.signs.every((sign) => sign === '='),
  );
  if (equations) return 'set';
  return relations ? 'inequality' : 'list';
}

/** The form a key most likely means; 'choice' when it is no mathematics. A pair in round brackets is a point. */
export function inferAnswerForm(key: string): AnswerForm {
  const read = parseMath(key);
  if (!read.ok) return 'choice';
  const { node } = read;
  switch (node.kind) {
    case 'ratio':
    case 'set':
      return node.kind;
    case 'relation':
      return node.signs.every((sign) => sign === '=') ? 'equation' : 'inequality';
    case 'tuple': {
      const infinite = someNode(node, (inner) => inner.kind === 'constant' && inner.name === 'infinity');
      return node.open === '(' && node.close === ')' && !infinite ? 'point' : 'interval';
    }
    case 'union':
      return 'interval';
    case 'list':
      return formOfList(node.items);
    case 'plus-minus':
      return 'set';
    default:
      break;
  }
  if (variablesOf(node).length > 0) return 'expression';
  const unit = splitMeasure(node)?.unit ?? null;
  return unit === null ? formOfNumber(node) : formOfMeasure(unit);
}
