/** Mails with action codes, asked for over HTTP as the SDK does. */
import type { Session } from '../../../support/account-client.ts'
import type { ProductServer } from './identity-fixture.ts'

/** What of the server it takes. */
type Mailing = Pick<ProductServer, 'identityOrigin' | 'readActionLink'>

type Wanted =
  | { requestType: 'PASSWORD_RESET'; email: string }
  | { requestType: 'VERIFY_EMAIL'; idToken: string }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL'; idToken: string; newEmail: string }

async function identity<Answer>({ identityOrigin }: Mailing, operation: string, body: object): Promise<Answer> {
  const answer = await fetch(`${identityOrigin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${operation} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

const send = (server: Mailing, wanted: Wanted) => identity(server, 'sendOobCode', wanted)

export async function resetLink(server: Mailing, email: string): Promise<string> {
  await send(server, { requestType: 'PASSWORD_RESET', email })
  return server.readActionLink(email, 'resetPassword')
}

export async function confirmLink(server: Mailing, email: string, { idToken }: Session): Promise<string> {
  await send(server, { requestType: 'VERIFY_EMAIL', idToken })
  return server.readActionLink(email, 'verifyEmail')
}

export async function changeEmailLink(server: Mailing, newEmail: string, { idToken }: Session): Promise<string> {
  await send(server, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  return server.readActionLink(newEmail, 'verifyAndChangeEmail')
}

/** Has the address changed and confirmed; the link that the old one gets. */
export async function recoveryLink(
  server: Mailing,
  { email, session }: { email: string; session: Session },
  newEmail: string,
): Promise<string> {
  const link = new URL(await changeEmailLink(server, newEmail, session))
  await identity(server, 'update', { oobCode: link.searchParams.get('oobCode') })
  return server.readActionLink(email, 'recoverEmail')
}

export async function isEmailVerified(server: Mailing, { idToken }: Session): Promise<boolean> {
  const { users } = await identity<{ users: { emailVerified: boolean }[] }>(server, 'lookup', { idToken })
  return users[0]?.emailVerified === true
}
