import { RequireSession } from '../features/accounts/session/require-session.tsx';

/** Around the pages of teachers, families and the school's office: who is signed in; nothing of a student's games and answers. */
export default RequireSession;
