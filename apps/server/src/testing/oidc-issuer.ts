import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const clientId = 'site';
const secret = 'a-secret-of-the-tests';

/**
 * An issuer of OpenID Connect with the pages for name and consent that its library brings. Whoever types a name is that
 * person; Ruth comes as a teacher.
 */
export async function startOidcIssuer(callback: string) {
  let answer: RequestListener = () => {};
  const web = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `${id} Okafor`,
        email: `${id.toLowerCase()}@school.example`,
        email_verified: true,
        groups: id === 'Ruth' ? ['teachers'] : [],
      }),
    }),
    pkce: { required: () => true },
  });
  answer = provider.callback();
  return {
    url,
    clientId,
    secret,
    async close() {
      web.closeAllConnections();
      await new Promise((done) => web.close(done));
    },
  };
}
