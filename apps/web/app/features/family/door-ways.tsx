import type { AuthAnswer, FamilyLanguage, ReaderLink } from '@playforward/contract';
import { Copy, Eye, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AccountWay, CodeForm, ReaderWay, SignInForm } from './door-forms.tsx';
import type { FamilyText } from './text.ts';

type DoorProps = {
  given: string;
  language: FamilyLanguage;
  text: FamilyText;
  onEntered: (answer: AuthAnswer, code: { codeIsUsed: boolean }) => void;
};

/** What stands on the sheet of /family for who is not signed in: a code, then a way; or the sign-in. */
export function FamilyDoor({ given, language, text, onEntered }: DoorProps) {
  const words = text.door;
  const [hasAccount, setHasAccount] = useState(false);
  const [found, setFound] = useState<{ code: string; child: string }>();
  const [link, setLink] = useState<ReaderLink>();
  if (link) return <LinkReady link={link} text={text} />;
  if (hasAccount)
    return (
      <>
        <SignInForm text={text} onEntered={(answer) => onEntered(answer, { codeIsUsed: false })} />
        <Other onOther={() => setHasAccount(false)}>{words.toCode}</Other>
      </>
    );
  if (!found)
    return (
      <>
        <CodeForm given={given} text={text} onFound={setFound} />
        <p className="mt-8 text-center text-ink-2">{words.have}</p>
        <Other onOther={() => setHasAccount(true)}>{words.signIn}</Other>
      </>
    );
  const way = { code: found.code, language, text };
  return (
    <div className="mt-6 grid gap-6">
      <p role="status" className="text-[1.0625rem] font-semibold">
        {words.about(found.child)} {words.ways}
      </p>
      <Way icon={<UserRound size={24} aria-hidden="true" />} title={words.account} text={words.accountText}>
        <AccountWay {...way} onEntered={(answer) => onEntered(answer, { codeIsUsed: true })} />
      </Way>
      <Way icon={<Eye size={24} aria-hidden="true" />} title={words.reader} text={words.readerText}>
        <ReaderWay {...way} onMade={setLink} />
      </Way>
      <Other onOther={() => setFound(undefined)}>{words.other}</Other>
    </div>
  );
}

function Other({ onOther, children }: { onOther: () => void; children: ReactNode }) {
  return (
    <p className="mt-3 text-center">
      <button type="button" className="link" onClick={onOther}>
        {children}
      </button>
    </p>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className="family-way">
      {icon}
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-[0.9375rem] text-ink-2">{text}</p>
        {children}
      </div>
    </section>
  );
}

function LinkReady({ link, text }: { link: ReaderLink; text: FamilyText }) {
  const words = text.reader;
  const copy = () =>
    navigator.clipboard.writeText(link.address).then(
      () => toast.success(words.copied),
      () => toast.message(words.notCopied),
    );
  const { pathname, hash } = new URL(link.address);
  return (
    <div className="mt-6 grid gap-4">
      <div role="status">
        <h2 className="text-xl">{words.ready}</h2>
        <p className="mt-2">{words.text}</p>
      </div>
      <code className="family-link">{link.address}</code>
      <Button kind="quiet" wide onClick={() => void copy()}>
        <Copy size={20} aria-hidden="true" />
        {words.copy}
      </Button>
      <ButtonLink wide to={`${pathname}${hash}`}>
        {words.open}
      </ButtonLink>
    </div>
  );
}
