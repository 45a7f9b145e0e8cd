/** Where a page keeps the token of its session in the browser's storage (D-19); frames of the same origin ask with it. */
export const sessionTokenKey = 'playforward_access_token';
