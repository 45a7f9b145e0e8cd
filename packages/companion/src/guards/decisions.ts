import type { CrisisCard } from './safety/crisis-text.ts';

export type MathDecision =
  | { readonly guard: 'mathematics'; readonly kind: 'pass'; readonly proven: number }
  | {
      readonly guard: 'mathematics';
      readonly kind: 'block';
      readonly reason: 'false-statement' | 'unproven-statement';
      readonly claim: string;
    };

export type AnswerLeak =
  | 'value'
  | 'spelled-out'
  | 'spread-out'
  | 'encoded'
  | 'disguised'
  | 'calculation'
  | 'choice'
  | 'foreign-script';

export type AnswerDecision =
  | { readonly guard: 'answer'; readonly kind: 'pass' }
  | { readonly guard: 'answer'; readonly kind: 'block'; readonly reason: AnswerLeak };

export type UnsafeTopic =
  | 'sexual'
  | 'violence'
  | 'drugs'
  | 'hate'
  | 'self-harm-instructions'
  | 'contact'
  | 'asks-personal-data'
  | 'insult'
  | 'profanity';

export type TalkDecision =
  | { readonly guard: 'talk'; readonly kind: 'pass' }
  | { readonly guard: 'talk'; readonly kind: 'block'; readonly reason: UnsafeTopic };

export type LinkDecision =
  | { readonly guard: 'links'; readonly kind: 'pass' }
  | {
      readonly guard: 'links';
      readonly kind: 'strip';
      readonly reason: 'link' | 'html' | 'image';
      readonly text: string;
    };

export type CrisisSign = 'self-harm' | 'abuse' | 'danger';

export type CrisisDecision =
  | { readonly guard: 'crisis'; readonly kind: 'pass' }
  | {
      readonly guard: 'crisis';
      readonly kind: 'stop';
      readonly reason: CrisisSign;
      readonly card: CrisisCard;
    };

export type PersonalKind =
  | 'email'
  | 'phone'
  | 'address'
  | 'name'
  | 'school'
  | 'number'
  | 'birthday'
  | 'password'
  | 'account';

export type PersonalDecision =
  | { readonly guard: 'personal'; readonly kind: 'pass' }
  | {
      readonly guard: 'personal';
      readonly kind: 'mask';
      readonly reason: PersonalKind;
      readonly text: string;
    };

export type InjectionDecision =
  | { readonly guard: 'injection'; readonly kind: 'pass' }
  | {
      readonly guard: 'injection';
      readonly kind: 'neutralise';
      readonly reason: 'role-markers' | 'orders' | 'invisible' | 'too-long';
      readonly text: string;
    };

/** A reply longer than anyone reads is cut off, so that guarding it stays quick. */
type LengthDecision = {
  readonly guard: 'length';
  readonly kind: 'block';
  readonly reason: 'too-long';
};

export type GuardDecision =
  | LengthDecision
  | MathDecision
  | AnswerDecision
  | TalkDecision
  | LinkDecision
  | CrisisDecision
  | PersonalDecision
  | InjectionDecision;
