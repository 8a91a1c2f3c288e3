/** The people who are asked as: accounts made over the identity protocol. */
import { emailOf, password, people } from './sizes.ts'

export interface Session {
  uid: string
  idToken: string
  refreshToken: string
  /** What the browser is known by from then on, as it sends it. */
  cookie: string
}

export const identityPath = (operation: string) => `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`

export function credentials(email: string): object {
  return { email, password, returnSecureToken: true }
}

/** One after the other, the first of them the owner of the large organization. */
export async function openSessions(origin: string, operation: 'signUp' | 'signInWithPassword'): Promise<Session[]> {
  const all: Session[] = []
  for (let person = 0; person < people; person += 1) {
    const answer = await fetch(origin + identityPath(operation), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(emailOf(person))),
    })
    if (!answer.ok) throw new Error(`${operation} was answered with ${answer.status}: ${await answer.text()}`)
    const { localId, idToken, refreshToken } = (await answer.json()) as Omit<Session, 'cookie'> & { localId: string }
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    all.push({ uid: localId, idToken, refreshToken, cookie })
  }
  return all
}
