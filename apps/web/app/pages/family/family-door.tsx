import { useQueryClient } from '@tanstack/react-query';
import { AccountScreen } from '../../features/accounts/account-screen.tsx';
import { openSession } from '../../features/accounts/session/session.ts';
import { FamilyDoor } from '../../features/family/door-ways.tsx';
import { LanguageChoice } from '../../features/family/language-choice.tsx';
import { useFamilyLanguage } from '../../features/family/use-family-language.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** The sheet of /family for who is not signed in. */
export function Door({ given, onUsed }: { given: string; onUsed: () => void }) {
  const { language, text, choose } = useFamilyLanguage();
  const client = useQueryClient();
  return (
    <AccountScreen
      title={text.door.title}
      subtitle={text.door.lead}
      greeting={text.door.greeting}
      mode="excited"
    >
      <div className="family-door">
        <LanguageChoice language={language} text={text} onChoose={choose} />
      </div>
      <FamilyDoor
        given={given}
        language={language}
        text={text}
        onEntered={(answer, { codeIsUsed }) => {
          if (codeIsUsed) onUsed();
          openSession(client, answer);
          toast.success(text.door.welcome);
        }}
      />
    </AccountScreen>
  );
}

/** Students are told what families need. */
export function NotForStudents({ onSignOut }: { onSignOut: () => void }) {
  const { text } = useFamilyLanguage();
  return (
    <AccountScreen
      title={text.student.title}
      subtitle={text.student.text}
      greeting={text.door.greeting}
      mode="listening"
    >
      <div className="mt-6 grid gap-3">
        <ButtonLink wide to={paths.dashboard}>
          {text.student.back}
        </ButtonLink>
        <Button kind="quiet" wide onClick={onSignOut}>
          {text.signOut}
        </Button>
      </div>
    </AccountScreen>
  );
}
