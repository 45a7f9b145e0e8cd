import { careerCard, interestNames, type Occupation, schoolingName } from '@playforward/careers';
import type { CareerBrief } from '@playforward/contract';

/** A career as cards show it. */
export function showBrief(one: Occupation): CareerBrief {
  const { soc: _, schooling, likes, math, pay, ...card } = careerCard(one);
  return {
    ...card,
    pay,
    schooling: schoolingName(schooling),
    likes: likes.map((letter) => interestNames[letter]),
    math: [...math],
  };
}
