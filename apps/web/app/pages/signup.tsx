import { SignupScreen } from '../features/accounts/signup-screen.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle('Create account');

export default SignupScreen;
