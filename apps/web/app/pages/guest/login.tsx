import { LoginScreen } from '../../features/accounts/login-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

const { page: title, description } = accountsText.login;

export const meta = () => pageMeta({ title, description, path: paths.login });

export default LoginScreen;
