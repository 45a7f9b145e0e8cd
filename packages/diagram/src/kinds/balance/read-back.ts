import { isAsked } from '../../label/place-label.ts';
import type { BalanceLayout } from './layout.ts';

export type BalanceValues = {
  readonly kind: 'balance';
  readonly left: readonly (string | null)[];
  readonly right: readonly (string | null)[];
  readonly tilt: 'level' | 'left-down' | 'right-down';
};

export function readBackBalance({ left, right, pans: [a, b] }: BalanceLayout): BalanceValues {
  const texts = (things: BalanceLayout['left']): readonly (string | null)[] =>
    things.map(({ label }) => (isAsked(label.text) ? null : label.text));
  return {
    kind: 'balance',
    left: texts(left),
    right: texts(right),
    tilt: a.y === b.y ? 'level' : a.y > b.y ? 'left-down' : 'right-down',
  };
}
