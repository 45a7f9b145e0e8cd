import { SignupScreen } from '../../features/accounts/signup-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

const { page: title, description } = accountsText.signup;

export const meta = () => pageMeta({ title, description, path: paths.signup });

export default SignupScreen;
