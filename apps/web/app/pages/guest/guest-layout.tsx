import { GuestOnly } from '../../features/accounts/session/guest-only.tsx';
import { fontLinks } from '../font-links.ts';

export const links = fontLinks;

export default GuestOnly;
