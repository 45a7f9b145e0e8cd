import { RequireSession } from '../features/accounts/require-session.tsx';

export default RequireSession;
