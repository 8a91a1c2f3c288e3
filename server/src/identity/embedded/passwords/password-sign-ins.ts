/**
 * What sign-ins with a password ask of the database. Those that come at the same time share a
 * statement; while every core is computing hashes, those that are done wait a moment for the next, so that
 * several share one commit and one wait for the disk. Until then nobody waits for anybody.
 */
import { randomUUID } from 'node:crypto'
import { inBatches } from '#db/batch.ts'
import type { Database, Transaction } from '#db/database.ts'
import { callersLanguage } from '#http/languages/asked-language.ts'
import { padded, repeated } from '#db/reads/planned-once.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import {
  arrivalsGatherMs,
  pendingSignInSeconds,
  secondsAfter,
  signInGatherMs,
  signInsTogether,
} from '#identity/embedded/lifetimes.ts'
import { passwordProvider } from '#identity/embedded/protocol/providers.ts'
import { signInStatement, type Statements } from '#identity/embedded/queries-prepared.ts'
import type { FirstStep } from '#identity/embedded/second-step/outcome.ts'
import type { Recognition, RecognizedSignIn, SignInToTell } from '#identity/embedded/sessions/browser.ts'
import { type Caller, currentCaller, runFor } from '#limits/caller.ts'
import type { Attempt, Limiter } from '#limits/limiter.ts'
import type { Passwords } from './passwords.ts'

/** Whom a password is checked for. */
export interface Candidate {
  uid: string
  emailKey: string | null
  emailVerified: boolean
  /** Whether the account was signed in to before with the browser that asks. */
  isKnownBrowser: boolean
  passwordHash: string | null
  disabled: boolean
  secondStep: boolean
}

export interface CheckedPassword {
  account: Candidate
  checkedHash: string
  /** To keep from now on. */
  passwordHash: string
  recognition: Recognition
  /** Who asks, as limits count it. */
  address: string
}

export interface PasswordSignIns {
  /** Where many wait for a hash anyway, lets those through together that come at about the same time. */
  gate(): Promise<void>
  /** Undefined when no account has that e-mail. `browser` is the hash of the one that asks. */
  findAccount(asked: { emailKey: string; browser: string | null }): Promise<Candidate | undefined>
  /**
   * Undefined when the account was changed or disabled while its password was being checked. Refuses as
   * `assertOwnWayAllowed` does.
   */
  completeFirstStep(checked: CheckedPassword): Promise<FirstStep | undefined>
  /** Gives back the attempts of a right password. */
  refundAttempts(attempts: Attempt[]): Promise<void>
}

interface Dependencies {
  db: Database
  /** Refuses a sign-in where a password is no way in: asked behind every wait for a hash, for it may have come to be so. */
  assertAllowed(account: Candidate): Promise<void>
  /** Whether somebody is to be told of a sign-in by mail; it is counted then. */
  mayTell(signIn: SignInToTell): Promise<boolean>
  /** Tells people of sign-ins by mail. */
  tell(tx: Transaction, at: Date, signIns: readonly RecognizedSignIn[]): Promise<void>
  statements: Statements
  limiter: Limiter
  passwords: Passwords
  now: () => Date
}

export function createPasswordSignIns(dependencies: Dependencies): PasswordSignIns {
  const { statements, limiter, passwords } = dependencies
  const gather = { ms: signInGatherMs, moreAreComing: () => passwords.isSaturated() }
  const together = { most: signInsTogether, gather }
  const arrivals = { ms: arrivalsGatherMs, moreAreComing: () => passwords.backlogMs() > arrivalsGatherMs }
  const complete = inBatches((checked: readonly Asked[]) => completeFirstSteps(dependencies, checked), together)
  const pass = inBatches(async (all: readonly undefined[]) => all, { most: signInsTogether, gather: arrivals })
  return {
    gate: () => pass(undefined),
    findAccount: inBatches(async (asked: readonly { emailKey: string; browser: string | null }[]) => {
      const found = await statements.accountsByEmailKey.execute({
        emailKeys: padded(asked.map(({ emailKey }) => emailKey)),
        browsers: asked.map(({ browser }) => browser),
      })
      return asked.map(({ emailKey, browser }) =>
        found.find((account) => account.emailKey === emailKey && account.browser === browser),
      )
    }),
    async completeFirstStep(checked) {
      const completed = await complete({ ...checked, caller: currentCaller() })
      if (completed.status === 'rejected') throw completed.reason
      return completed.value
    },
    refundAttempts: inBatches(async (given: readonly Attempt[][]) => {
      await limiter.giveBack(...given.flat())
      return given.map(() => undefined)
    }, together),
  }
}

/** Who asks: what many wait for is done for everybody, and knows nobody's page. */
type Asked = CheckedPassword & { caller: Caller }
type Completed = PromiseSettledResult<FirstStep | undefined>
type Started = Asked & { tell: boolean; sessionId: string; secret: string }

/** Whether a password is a way in is asked of all at once; who is refused keeps nobody else. */
async function completeFirstSteps(dependencies: Dependencies, checked: readonly Asked[]): Promise<Completed[]> {
  const answers = await Promise.allSettled(checked.map(({ account }) => dependencies.assertAllowed(account)))
  const allowed = checked.filter((_one, index) => answers[index]?.status === 'fulfilled')
  const outcomes = allowed.length === 0 ? [] : await completeAllowed(dependencies, allowed)
  return answers.map((answer) =>
    answer.status === 'rejected' ? answer : { status: 'fulfilled', value: outcomes.shift() },
  )
}

/**
 * In one statement (see `queries-prepared.ts`), and, where somebody is to be told, in one transaction with their mail.
 * Whom to tell is asked of all at once, outside of it.
 */
async function completeAllowed(
  dependencies: Dependencies,
  checked: readonly Asked[],
): Promise<(FirstStep | undefined)[]> {
  const { db, statements, mayTell, tell, now } = dependencies
  const tells = await Promise.all(
    checked.map(async ({ account, recognition: { browser }, address }) => {
      // Where a second step is to come, nobody has signed in yet.
      return !account.secondStep && mayTell({ ...account, browser, address })
    }),
  )
  const moment = now()
  const started = checked.map((one, index) => ({
    ...one,
    tell: tells[index] === true,
    sessionId: randomUUID(),
    secret: newSecret(),
  }))
  if (!started.some(({ tell }) => tell)) return writeSessions(statements.signIn, started, moment)
  return db.transaction(async (tx) => {
    const outcomes = await writeSessions(signInStatement(tx), started, moment)
    await tell(tx, moment, started.flatMap(toldWith(outcomes)))
    return outcomes
  })
}

function toldWith(
  outcomes: readonly (FirstStep | undefined)[],
): (started: Started, index: number) => RecognizedSignIn[] {
  return ({ tell, recognition, caller }, index) => {
    const outcome = outcomes[index]
    if (!tell || !outcome || !('session' in outcome)) return []
    const language = runFor(caller, callersLanguage)
    return [{ account: outcome.account, sessionId: outcome.session.id, way: 'password', recognition, language }]
  }
}

async function writeSessions(
  statement: Statements['signIn'],
  started: readonly Started[],
  now: Date,
): Promise<(FirstStep | undefined)[]> {
  const uids = started.map(({ account }) => account.uid)
  const rows = await statement.execute({
    heldUids: repeated(uids),
    provider: passwordProvider,
    now,
    pendingUntil: secondsAfter(now, pendingSignInSeconds),
    uids: padded(uids),
    emailKeys: started.map(({ account }) => account.emailKey),
    checkedHashes: started.map(({ checkedHash }) => checkedHash),
    passwordHashes: started.map(({ passwordHash }) => passwordHash),
    sessionIds: started.map(({ sessionId }) => sessionId),
    secretHashes: started.map(({ secret }) => hashSecret(secret)),
    browsers: started.map(({ recognition }) => recognition.browser),
    browserNames: started.map(({ recognition }) => recognition.browserName),
    systemNames: started.map(({ recognition }) => recognition.systemName),
    networks: started.map(({ recognition }) => recognition.network),
  })
  return started.map(({ sessionId, secret }) => {
    const mine = rows.filter((row) => row.sessionId === sessionId)
    const [first] = mine
    if (!first) return undefined
    const { session } = first
    // Whoever has an address, by which this finds accounts, is no learner.
    const account = { ...first.account, learnerOf: null }
    if (!session) return { account, pendingCredential: secret }
    const identities = mine.flatMap(({ identity }) => identity ?? [])
    return { account, session, identities, refreshToken: secret }
  })
}
