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
