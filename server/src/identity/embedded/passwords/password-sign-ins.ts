/**
 * What sign-ins with a password ask of the database. Those that come at the same time share a
 * statement; while every core is computing hashes, those that are done wait a moment for the next, so that
 * several share one commit and one wait for the disk. Until then nobody waits for anybody.
 */
import { randomUUID } from 'node:crypto'
import { inBatches } from '#db/batch.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import { arrivalsGatherMs, signInGatherMs, signInsTogether } from '#identity/embedded/lifetimes.ts'
import { passwordProvider } from '#identity/embedded/protocol/providers.ts'
import type { Statements } from '#identity/embedded/queries-prepared.ts'
import type { Granted } from '#identity/embedded/tokens/id-token.ts'
import type { Attempt, Limiter } from '#limits/limiter.ts'
import type { Passwords } from './passwords.ts'

/** Whom a password is checked for. */
export interface Candidate {
  uid: string
  emailKey: string | null
  passwordHash: string | null
  disabled: boolean
}

export interface CheckedPassword {
  uid: string
  checkedHash: string
  /** To keep from now on. */
  passwordHash: string
  browser: string | null
}

export interface PasswordSignIns {
  /** Where many wait for a hash anyway, lets those through together that come at about the same time. */
  gate(): Promise<void>
  /** Undefined when no account has that e-mail. */
  findAccount(emailKey: string): Promise<Candidate | undefined>
  /** Undefined when the account was changed or disabled while its password was being checked. */
  createSession(checked: CheckedPassword): Promise<Granted | undefined>
  /** Gives back the attempts of a right password. */
  refundAttempts(attempts: Attempt[]): Promise<void>
}

interface Dependencies {
  statements: Statements
  limiter: Limiter
  passwords: Passwords
  now: () => Date
}

export function createPasswordSignIns({ statements, limiter, passwords, now }: Dependencies): PasswordSignIns {
  const gather = { ms: signInGatherMs, moreAreComing: () => passwords.isSaturated() }
  const together = { most: signInsTogether, gather }
  const arrivals = { ms: arrivalsGatherMs, moreAreComing: () => passwords.backlogMs() > arrivalsGatherMs }
  const pass = inBatches(async (all: readonly undefined[]) => all, { most: signInsTogether, gather: arrivals })
  return {
    gate: () => pass(undefined),
    findAccount: inBatches(async (emailKeys: readonly string[]) => {
      const found = await statements.accountsByEmailKey.execute({ emailKeys: [...emailKeys] })
      return emailKeys.map((emailKey) => found.find((account) => account.emailKey === emailKey))
    }),
    createSession: inBatches(
      (checked: readonly CheckedPassword[]) => createSessions(statements, checked, now()),
      together,
    ),
    refundAttempts: inBatches(async (given: readonly Attempt[][]) => {
      await limiter.giveBack(...given.flat())
      return given.map(() => undefined)
    }, together),
  }
}

/** In one statement; see `queries-prepared.ts`. */
async function createSessions(
  { signIn }: Statements,
  checked: readonly CheckedPassword[],
  now: Date,
): Promise<(Granted | undefined)[]> {
  const started = checked.map((one) => ({ ...one, sessionId: randomUUID(), refreshToken: newSecret() }))
  const rows = await signIn.execute({
    provider: passwordProvider,
    now,
    uids: started.map(({ uid }) => uid),
    checkedHashes: started.map(({ checkedHash }) => checkedHash),
    passwordHashes: started.map(({ passwordHash }) => passwordHash),
    sessionIds: started.map(({ sessionId }) => sessionId),
    browsers: started.map(({ browser }) => browser),
    refreshHashes: started.map(({ refreshToken }) => hashSecret(refreshToken)),
  })
  return started.map(({ sessionId, refreshToken }) => {
    const mine = rows.filter(({ session }) => session.id === sessionId)
    const [first] = mine
    if (!first) return undefined
    const identities = mine.flatMap(({ identity }) => identity ?? [])
    return { account: first.account, session: first.session, identities, refreshToken }
  })
}
