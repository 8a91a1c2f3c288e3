/** People at work on the cluster, through its front: accounts and organizations made, records changed, lists read. */
import { setTimeout as wait } from 'node:timers/promises'
import { newPerson, registerPerson, type Session, uniqueName } from '../../support/account-client.ts'
import { type LoadLine, openLog } from './load-log.ts'

export interface Load {
  /** Stops, waits for what is under way, and closes the log. */
  stop: () => Promise<void>
}

interface Asking {
  kind: string
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: object
  bearer?: string
  /** What a good answer has made. */
  makes?: string
}

/** Longer than the product ever takes: whoever gets no answer so long has a request that failed. */
const ANSWER_WITHIN_MS = 20_000
/** As long as a page waits before it asks again. */
const AFTER_FAILURE_MS = 100
/** Between two of one person; accounts cost a hash each, and two cores have few a second. */
const PAUSE_MS = { accounts: 400, people: 40 }

/** The passwords of accounts follow from their addresses, so that the log is enough to sign in. */
const passwordOf = (email: string): string => `Quiet-arches-${email}`

export interface LoadOptions {
  origin: string
  logPath: string
  /** How many work at once; one more makes accounts. */
  people?: number
}

export async function startLoad({ origin, logPath, people = 8 }: LoadOptions): Promise<Load> {
  const log = openLog(logPath)
  let stopped = false

  async function ask({ kind, method, path, body, bearer, makes }: Asking): Promise<LoadLine> {
    const sentAt = Date.now()
    const headers = {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const line: LoadLine = { kind, sentAt, doneAt: 0, status: 0 }
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const answer = await fetch(origin + path, {
        method,
        headers,
        signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      line.status = answer.status
      if (answer.ok && makes !== undefined) line.made = makes
    } catch (error) {
      line.reason = String((error as Error).cause ?? error)
    }
    line.doneAt = Date.now()
    log.write(line)
    if (line.status === 0 || line.status >= 500) await wait(AFTER_FAILURE_MS)
    return line
  }

  async function makeAccounts(): Promise<void> {
    while (!stopped) {
      const email = `${uniqueName('load')}@example.com`
      const body = { email, password: passwordOf(email), returnSecureToken: true }
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=load'
      await ask({ kind: 'account', method: 'POST', path, body, makes: email })
      await wait(PAUSE_MS.accounts)
    }
  }

  async function work({ idToken: bearer }: Session): Promise<void> {
    while (!stopped) {
      const name = uniqueName('load')
      const body = { name, displayName: 'Load School' }
      await ask({ kind: 'organization', method: 'POST', path: '/api/iam/organizations', body, bearer, makes: name })
      await wait(PAUSE_MS.people)
      await ask({ kind: 'list', method: 'GET', path: '/api/iam/organizations/membership?limit=10', bearer })
      await ask({ kind: 'record', method: 'GET', path: '/api/users/profile', bearer })
      await wait(PAUSE_MS.people)
      const change = { given_name: uniqueName('Ada') }
      await ask({ kind: 'change', method: 'PATCH', path: '/api/users/profile', body: change, bearer })
      await ask({ kind: 'name', method: 'GET', path: `/api/iam/organizations/${name}/name` })
      await ask({ kind: 'page', method: 'GET', path: '/signin' })
      await wait(PAUSE_MS.people)
    }
  }

  const sessions: Session[] = []
  for (let number = 0; number < people; number += 1) sessions.push(await registerPerson(origin, newPerson()))
  const running = [makeAccounts(), ...sessions.map(work)]
  return {
    async stop() {
      stopped = true
      await Promise.all(running)
      await log.close()
    },
  }
}

/** Which of what the log says was made is not there. */
export async function findLost(origin: string, lines: readonly LoadLine[]): Promise<string[]> {
  const lost: string[] = []
  for (const { kind, made } of lines) {
    if (made === undefined) continue
    const isThere = kind === 'account' ? await canSignIn(origin, made) : await isTaken(origin, made)
    if (!isThere) lost.push(`${kind} ${made}`)
  }
  return lost
}

async function canSignIn(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=load`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: passwordOf(email), returnSecureToken: true }),
  })
  await answer.arrayBuffer()
  return answer.ok
}

async function isTaken(origin: string, name: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/iam/organizations/${name}/name`)
  await answer.arrayBuffer()
  return answer.ok
}
