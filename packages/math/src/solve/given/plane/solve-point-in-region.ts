import { variablesOf } from '../../../algebra/variables-of.ts';
import { checkClaim } from '../../../judge/check-claim.ts';
import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { type Given, relationIn, saysOnly } from '../read-given.ts';
import { withSigns } from './with-signs.ts';

const own =
  /^(?:point|ordered|pair|solution|solutions|system|systems|inequality|inequalities|equation|equations|satisfy|satisfies|lie|lies|region|make|makes|true|check|whether|part|set|solve|solves)$/;
const place = /^\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)$/;

/** Whether a point solves a system: it has to make every statement of it true. */
export function solvePointInRegion(given: Given): Exercised | null {
  if (
    !/^(?:check |determine )?(?:if |whether )?(?:is|does)\b|\b(?:is|does|satisf(?:y|ies)|whether|if) #/.test(
      given.says,
    )
  )
    return null;
  if (
    !/\b(?:solution|solutions|satisf(?:y|ies)|region|true|set|solves?)\b/.test(given.says) ||
    !saysOnly(given, own)
  )
    return null;
  const [point, other] = given.math.filter((piece) => place.test(piece));
  const statements = given.math.filter((piece) => !place.test(piece)).map(withSigns);
  const [, x = '', y = ''] = place.exec(point ?? '') ?? [];
  if (point === undefined || other !== undefined || statements.length < 2) return null;
  const relations = statements.map(relationIn);
  if (
    !relations.every((one) => one !== null && variablesOf(one).every((name) => name === 'x' || name === 'y'))
  )
    return null;
  const claims = statements.map((one) => putPoint(one, { x, y }));
  const truths = claims.map(checkClaim);
  if (truths.includes('unreadable')) return null;
  const failing = truths.indexOf('false');
  if (failing < 0)
    return byStatements({ x, y }, statements, { kind: 'statement', answer: 'yes', rule: 'point-in-all' });
  const chain = startChain(statements[failing] ?? '');
  addStep(chain, claims[failing] ?? '', { rule: 'point-in-all', proof: { substitute: { x, y } } });
  return {
    kind: 'statement',
    chain,
    answer: 'no',
    check: [{ claim: claims[failing] ?? '', holds: false }],
  };
}

const putPoint = (statement: string, at: Readonly<Record<string, string>>): string =>
  statement.replace(/[xy]/g, (letter) => `(${at[letter]})`);
