import { LoginScreen } from '../features/accounts/login-screen.tsx';
import { accountsText } from '../features/accounts/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(accountsText.login.page);

export default LoginScreen;
