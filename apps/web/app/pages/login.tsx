import { LoginScreen } from '../features/accounts/login-screen.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle('Sign in');

export default LoginScreen;
