/** A real OpenID Connect provider on loopback, in Google's place. Whoever comes is let in under the name they type. */
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

export interface OidcProvider {
  /** The settings that make the product use it. */
  env: Record<string, string>
  stop: () => Promise<void>
}

interface Addresses {
  /** Where it listens. */
  port: number
  /** Of the product, to which it sends people back. */
  productOrigin: string
  /** Where to, there: Google's way unless it is said. */
  callback?: string
}

export const client = { id: 'atrium', secret: 'a secret of the tests' }

export async function startOidcProvider({
  port,
  productOrigin,
  callback = '/auth/google/callback',
}: Addresses): Promise<OidcProvider> {
  const issuer = `http://127.0.0.1:${port}`
  // It warns that it is not set up for production, and it is not.
  console.warn = console.info = () => undefined
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${productOrigin}${callback}`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...personOf(id) }) }),
    cookies: { keys: ['cookies of the tests'] },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    env: { GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret, GOOGLE_ISSUER: issuer },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function personOf(email: string) {
  return { email, email_verified: true, name: 'Grace Hopper', given_name: 'Grace', family_name: 'Hopper' }
}
