import { SignupScreen } from '../features/accounts/signup-screen.tsx';
import { accountsText } from '../features/accounts/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(accountsText.signup.page);

export default SignupScreen;
