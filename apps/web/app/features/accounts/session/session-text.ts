/** Stands apart from the words of signing in: every page after it begins with these alone. */
export const sessionText = { loading: 'Finding your place...' };
