import { type InviteBody, type Invited, schoolLimits } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { FormDialog } from '../../../ui/adult/form-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { invite, overviewQuery } from '../queries.ts';
import { schoolText } from '../text.ts';
import { useAct } from '../use-act.ts';
import { peopleText } from './text.ts';

const text = peopleText.invite;

/** Gives a role by a link that works once, by mail or to give over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState({
    email: '',
    name: '',
    role: 'teacher',
    by: 'link',
  } satisfies InviteBody as InviteBody);
  const { mutate, data, error, isPending } = useAct(invite);
  const health = useQuery(overviewQuery).data?.health;
  const sendsMail = health?.some(({ what, state }) => what === 'mail' && state !== 'missing') === true;
  const change = (part: Partial<InviteBody>) => setForm({ ...form, ...part });
  const submit = () => {
    mutate(form, {
      onSuccess: ({ link, email }) => {
        if (link !== null) return;
        toast.success(text.sent(email));
        onClose();
      },
    });
  };
  if (data?.link) return <GiveOver invited={data} link={data.link} onClose={onClose} />;
  return (
    <FormDialog
      title={text.title}
      submit={text.submit}
      busy={isPending}
      className="school-step"
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text.lead}</p>
      <TextField
        label={text.email}
        type="email"
        required
        value={form.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={text.name}
        maxLength={80}
        value={form.name ?? ''}
        onChange={({ target }) => change({ name: target.value })}
      />
      <fieldset className="invite-roles">
        <legend>{text.roles}</legend>
        {(['teacher', 'admin'] as const).map((role) => (
          <label key={role}>
            <input
              type="radio"
              name="role"
              className="school-tick"
              checked={form.role === role}
              onChange={() => change({ role })}
            />
            {text.as[role]}
          </label>
        ))}
      </fieldset>
      {sendsMail && (
        <label className="invite-mail">
          <input
            type="checkbox"
            className="school-tick"
            checked={form.by === 'mail'}
            onChange={({ target }) => change({ by: target.checked ? 'mail' : 'link' })}
          />
          {text.byMail}
        </label>
      )}
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
    </FormDialog>
  );
}

type GiveOverProps = { invited: Invited; link: string; onClose: () => void };

function GiveOver({ invited, link, onClose }: GiveOverProps) {
  const copy = () => void navigator.clipboard.writeText(link).then(() => toast.success(text.copied));
  return (
    <Dialog
      title={text.linkTitle}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {schoolText.close}
          </Button>
          <Button onClick={copy}>{text.copy}</Button>
        </>
      }
    >
      <div className="school-step">
        <p>{text.link(invited.email, invited.role, schoolLimits.inviteHours)}</p>
        <code className="invite-link">{link}</code>
      </div>
    </Dialog>
  );
}
