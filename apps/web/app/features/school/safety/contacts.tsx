import { type SchoolSafety, schoolLimits } from '@playforward/contract';
import { type FormEvent, useState } from 'react';
import { AskFirst } from '../../../ui/adult/ask-first.tsx';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { addContact, removeContact } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { safetyText } from './text.ts';

const text = safetyText.contacts;

/** Who gets a letter. */
export function Contacts({ safety }: { safety: SchoolSafety }) {
  const { set_by_operator: operators, contacts, has_mail: hasMail } = safety;
  const remove = useAct(removeContact);
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {!hasMail && <p className="text-bad-ink">{text.noMail}</p>}
      {operators === null && contacts.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="safety-contacts lined">
          {operators !== null && <li>{text.byOperator(operators)}</li>}
          {contacts.map(({ id, name, email }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>, {email}
              </span>
              <AskFirst label={text.remove(name)} question={text.sure(name)} onYes={() => remove.mutate(id)}>
                {text.removeShort}
              </AskFirst>
            </li>
          ))}
        </ul>
      )}
      {contacts.length < schoolLimits.safetyContacts && <AddContact />}
    </Card>
  );
}

function AddContact() {
  const empty = { name: '', email: '' };
  const [form, setForm] = useState(empty);
  const { mutate, isPending, error } = useAct(addContact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(form, {
      onSuccess: () => {
        toast.success(text.added);
        setForm(empty);
      },
    });
  };
  return (
    <form className="safety-add" onSubmit={submit}>
      <TextField
        label={text.name}
        required
        maxLength={80}
        value={form.name}
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <TextField
        label={text.email}
        type="email"
        required
        value={form.email}
        onChange={({ target }) => setForm({ ...form, email: target.value })}
      />
      <Button type="submit" busy={isPending}>
        {text.add}
      </Button>
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
    </form>
  );
}
