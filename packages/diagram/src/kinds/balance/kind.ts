import { defineKind } from '../kind-module.ts';
import { checkBalance } from './check.ts';
import { describeBalance, titleBalance } from './describe.ts';
import { drawBalance } from './draw.ts';
import { layoutBalance } from './layout.ts';
import { readBackBalance } from './read-back.ts';

export const balanceKind = defineKind({
  layout: layoutBalance,
  draw: drawBalance,
  readBack: readBackBalance,
  title: titleBalance,
  describe: describeBalance,
  check: checkBalance,
});
