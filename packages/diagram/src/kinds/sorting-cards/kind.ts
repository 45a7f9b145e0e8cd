import { defineKind } from '../kind-module.ts';
import { checkSortingCards } from './check.ts';
import { describeSortingCards, titleSortingCards } from './describe.ts';
import { drawSortingCards } from './draw.ts';
import { layoutSortingCards } from './layout.ts';
import { readBackSortingCards } from './read-back.ts';

export const sortingCardsKind = defineKind({
  layout: layoutSortingCards,
  draw: drawSortingCards,
  readBack: readBackSortingCards,
  title: titleSortingCards,
  describe: describeSortingCards,
  check: checkSortingCards,
});
