import { z } from 'zod';

const member = z.strictObject({
  photo: z.string().regex(/^[\w-]+\.(svg|png|jpg|webp)$/, 'a file name such as ada-lindqvist.svg'),
  name: z.string().min(1),
  title: z.string().min(1),
});

const tab = <Id extends string, Label extends string>(id: Id, label: Label) =>
  z.strictObject({ id: z.literal(id), label: z.literal(label), members: z.array(member).min(1) });

/** `content/site/team.yaml`: five tabs, each with its people. */
export const team = z.strictObject({
  tabs: z.tuple([
    tab('leadership', 'Leadership'),
    tab('operations', 'Operations'),
    tab('product', 'Product'),
    tab('engineering', 'Engineering'),
    tab('communications', 'Commercial'),
  ]),
});

export type Team = z.infer<typeof team>;
