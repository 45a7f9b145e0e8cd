/** Every product with its sign, so that a number put in does not run into the one before it. */
export const withSigns = (statement: string): string => statement.replace(/(?<=[\dxy)])\s*(?=[xy(])/g, ' · ');
