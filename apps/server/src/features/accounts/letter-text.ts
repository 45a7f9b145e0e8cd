type Filled = { productName: string; name: string; address: string };

type Asking = Filled & { organisation: string; notice: string };

/** The words of letters. A name is shown as typed, on one line, in plain text only. */
export const letterText = {
  resetPassword: ({ productName, name, address }: Filled) => ({
    subject: `Choose a new password for ${productName}`,
    text: `Hello ${name},

somebody asked for a new password for your ${productName} account.
Open this address within 20 minutes and choose one:

${address}

It works once. If it was not you who asked, you can leave this letter alone: your password stays as it is.
`,
  }),
  confirmGuardian: ({ productName, name, address }: Filled) => ({
    subject: `${productName}: please confirm your address / confirme su dirección`,
    text: `Hello ${name},

please open this address, so that we know this mailbox is yours. Then the week of your child can come by mail, if you
want it to. It works for seven days:

${address}

Hola, ${name}:

Abra esta dirección para que sepamos que este buzón es suyo. Después la semana de su hijo o hija puede llegarle por
correo, si usted lo desea. Funciona durante siete días.
`,
  }),
  confirmAddress: ({ productName, name, address }: Filled) => ({
    subject: `Welcome to ${productName}: please confirm your address`,
    text: `Hello ${name},

welcome to ${productName}! Please open this address, so that we know this mailbox is yours:

${address}

It works for seven days. Lessons are open to you already; the city of your class and the chat open with it.
If you did not make this account, please tell your school.
`,
  }),
  askGuardian: ({ productName, organisation, name, address, notice }: Asking) => ({
    subject: `${name} asks you to say yes to two things in ${productName}`,
    text: `Hello,

${name} learns mathematics with ${productName} at ${organisation} and gave this address, so that a grown-up can say yes to
two things: the chat with the learning companion, and the city that the class builds together.

Please read what they are and answer here, yes or no. The address works once, for seven days:

${address}

What is kept of your child, and how long: ${notice}

Lessons are open without your yes. If you do nothing, both stay closed. This address is used for this letter alone and is
not kept. You can take a yes back at any time: write to the school.
`,
  }),
} as const;
