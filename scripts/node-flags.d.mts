export function nodeFlags(env: { DATABASE_URL?: string | undefined }): string[];
