import { accounts } from './accounts/routes.ts';

/** Every feature of the server; nothing else knows them. */
export const features = [accounts];
