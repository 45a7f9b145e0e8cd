type Language = typeof import('@playforward/language');

let loading: Promise<Language> | undefined;

/** The word filter comes after the page, once; a load that failed is tried again at the next call. */
export function loadLanguage(): Promise<Language> {
  loading ??= import('@playforward/language').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
