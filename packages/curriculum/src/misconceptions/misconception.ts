export type MisconceptionFamily =
  | 'sign'
  | 'order'
  | 'operation'
  | 'inverse'
  | 'partial'
  | 'unit'
  | 'reading'
  | 'representation'
  | 'concept';

export type Misconception = { readonly family: MisconceptionFamily; readonly phrase: string };
