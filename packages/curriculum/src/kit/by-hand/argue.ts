import type { HandAnswer } from '@playforward/diagram';
import { type MakeDrawing, type WrongMade, wrongDrawing, wrongDrawings } from './by-hand.ts';
import { type CardText, cardSentence } from './match-cards.ts';

/** A claim, what shows it and why, each by its number. */
type Argument = readonly [claim: number, evidence: number, reason: number];

/** The first claim, the first evidence and the first reason are those that fit together. */
type ArgumentParts = {
  readonly claims: readonly CardText[];
  readonly evidence: readonly CardText[];
  readonly reasons: readonly CardText[];
  /** Beside the wrong answers: what those say who work so; null is not drawn. */
  readonly wrong: readonly WrongMade<Argument>[];
};

/** Parts that are true or nearly so, and do not carry the claim. */
const usualArguments = [
  ['hand-argue-reason', [0, 0, 1]],
  ['hand-argue-evidence', [0, 1, 0]],
  ['hand-argue-claim', [1, 0, 0]],
] as const satisfies readonly (readonly [string, Argument])[];

/** The choices become claims, evidence and reasons of which one of each is chosen; they stand in no order that tells. */
export function argueFor({ claims, evidence, reasons, wrong }: ArgumentParts): MakeDrawing {
  return (body, text) => {
    const lists = [claims, evidence, reasons].map((list) => list.map((one) => cardSentence(one, text)));
    if (lists.some((list) => new Set(list).size < list.length)) return null;
    const [shownClaims = [], shownEvidence = [], shownReasons = []] = lists.map((list) => list.toSorted());
    const placesOf = (part: number, shown: readonly string[]) =>
      (lists[part] ?? []).map((one) => shown.indexOf(one));
    const [atClaim, atEvidence, atReason] = [
      placesOf(0, shownClaims),
      placesOf(1, shownEvidence),
      placesOf(2, shownReasons),
    ];
    const made = ([claim, shows, why]: Argument): HandAnswer => ({
      kind: 'argue',
      claim: atClaim[claim] ?? null,
      evidence: atEvidence[shows] ?? null,
      reason: atReason[why] ?? null,
    });
    return {
      hand: { kind: 'argue', claims: shownClaims, evidence: shownEvidence, reasons: shownReasons },
      right: made([0, 0, 0]),
      wrong: [
        ...wrongDrawings(body, wrong, made),
        ...usualArguments.map(([reason, parts]) => wrongDrawing('slip', reason, made(parts))),
      ],
    };
  };
}
