import type { AuthAnswer, ResetPasswordBody } from '@playforward/contract';
import { api } from '../../../api/api.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { AccountScreen } from '../account-screen.tsx';
import { FormError } from '../form-error.tsx';
import { accountsText } from '../text.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

const text = accountsText.reset;

/** Where the link of the letter leads. */
export function ResetScreen() {
  const token = useLinkToken();
  return (
    <AccountScreen title={text.title} subtitle={text.subtitle} greeting={text.greeting} mode="idle">
      {token === '' && <FormError id="no-link" message={text.noLink} />}
      {token && <OwnPasswordForm send={(new_password) => reset({ token, new_password })} />}
      <ButtonLink kind="quiet" wide to={paths.forgotPassword} className="mt-5">
        {text.again}
      </ButtonLink>
    </AccountScreen>
  );
}

const reset = (body: ResetPasswordBody) => api.post<AuthAnswer>('/auth/reset-password', body);
