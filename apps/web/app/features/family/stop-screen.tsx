import { useMutation } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { FamilyFrame } from './family-frame.tsx';
import { endMail } from './queries.ts';
import { useFamilyLanguage } from './use-family-language.ts';

/** /family/stop#…: where the last line of a weekly letter leads. Mail programs that look ahead end nothing. */
export function StopScreen({ token }: { token: string }) {
  const { language, text, choose } = useFamilyLanguage();
  const { mutate, isPending, isSuccess, isError } = useMutation({ mutationFn: () => endMail(token) });
  const words = text.stop;
  const said = isSuccess ? words.done : isError ? words.over : words.text;
  return (
    <FamilyFrame language={language} text={text} onLanguage={choose}>
      <main className="family-state">
        <StateCard
          mode={isSuccess ? 'fulfilled' : 'listening'}
          title={words.title}
          text={said}
          action={
            isSuccess || isError ? (
              <ButtonLink to={paths.family}>{words.page}</ButtonLink>
            ) : (
              <Button busy={isPending} onClick={() => mutate()}>
                {words.submit}
              </Button>
            )
          }
        />
      </main>
    </FamilyFrame>
  );
}
