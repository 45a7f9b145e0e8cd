import { GuestOnly } from '../features/accounts/guest-only.tsx';

export default GuestOnly;
