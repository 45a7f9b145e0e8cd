import { GuestOnly } from '../features/accounts/guest-only.tsx';
import { fontLinks } from './font-links.ts';

export const links = fontLinks;

export default GuestOnly;
