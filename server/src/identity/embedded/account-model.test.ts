/**
 * Random sequences of everything that opens an account, shuts it, or changes what does, with whatever was given out for it
 * before, dead or alive: each answer is the one that `testing/account-model/rules.ts` gives, and what is open afterwards is
 * what it says. Of several at once there is an order in which all of that holds. `npm run test:model` runs many more.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, isOpen, signedUp } from '#testing/account-model/account.ts'
import { mailedSoFar, readMail } from '#testing/account-model/mail.ts'
import { kinds, type Operation, type Verdict } from '#testing/account-model/operation.ts'
import { perform } from '#testing/account-model/perform.ts'
import { actor, pass, type Real, signUp } from '#testing/account-model/real.ts'
import { apply } from '#testing/account-model/rules.ts'
import { named, sequence } from '#testing/account-model/sequence.ts'
import { orders, isSame } from '#testing/model/possible.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 6)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 5_000
/** So many show every operation done; in fewer one may be refused each time. */
const ENOUGH_FOR_EVERY_KIND = 300
/** What is recent is old then, and a second time nothing of the short things is good any more. */
const WAIT_SECONDS = 400

let the: TestIdentity
beforeAll(async () => {
  the = await testIdentity()
})
afterAll(() => the.close())

interface Possible {
  account: Account
  verdicts: Verdicts
}

type Verdicts = Record<string, Verdict>

/** By whom each was asked. Who logs out of a session that has ended just then is answered as whoever ended it. */
function verdictsOf(answers: readonly (readonly [Operation, Verdict])[]): Verdicts {
  return Object.fromEntries(answers.map(([{ id, kind }, verdict]) => [id, kind === 'log out' ? 'done' : told(verdict)]))
}

function told(verdict: Verdict): Verdict {
  return verdict === 'wrong' ? 'refused' : verdict
}

/** How an account may be after these at once: as after one of their orders. */
function afterwards(account: Account, operations: readonly Operation[]): Possible[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(account)
    return { account: after, verdicts: verdictsOf(inOrder.map((one) => [one, apply(after, one)] as const)) }
  })
}

/** What can be seen of an account. */
async function seen({ sessions, ...real }: Real): Promise<object> {
  const { rows } = (await the.database.db.execute(sql`
    select email, email_verified as verified, disabled, second_step as "secondStep", password_hash is not null as password,
      (select subject from account_identities i where i.uid = a.uid) as google,
      (select count(*)::int from backup_codes b where b.uid = a.uid and used_at is null) > 0 as "backupCodes",
      (select string_agg(id || ' ' || name, ', ' order by id) from passkeys p where p.uid = a.uid) as passkeys from accounts a where uid = ${real.uid}`)) as {
    rows: object[]
  }
  const open: string[] = []
  for (const name of sessions.keys()) {
    await actor({ ...real, sessions }, name).then(
      () => open.push(name),
      () => {},
    )
  }
  return { ...rows[0], open }
}

function expected(account: Account, real: Real): object {
  const { isThere, address, verified, disabled, secondStep, password, google, passkeys } = account
  const called = Object.entries(passkeys).map(([name, { isCalled }]) => `${real.passkeys.get(name)?.id} ${isCalled}`)
  const open = [...real.sessions.keys()].filter((name) => isOpen(account, name))
  if (!isThere) return { open }
  return {
    email: real.email[address],
    verified,
    disabled,
    secondStep: secondStep !== null,
    open,
    password: password !== null,
    google: google === null ? null : real.google[google.is],
    passkeys: called.length === 0 ? null : called.sort().join(', '),
    backupCodes: Object.values(account.secrets).some(({ kind, dead }) => kind === 'backup' && !dead),
  }
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await signUp(the, 'at first')
      // What is not seen, such as whether a code was mailed before others were taken out of use, may be so or so.
      let accounts = [signedUp('at first')]
      for (const [place, together] of steps.entries()) {
        const waits = together === 'wait'
        await pass(real, waits ? WAIT_SECONDS : 0)
        accounts = accounts.map((one) => ({ ...one, now: one.now + (waits ? WAIT_SECONDS : 0), codeUsed: false }))
        if (waits) continue
        const operations = together.map((one, number) =>
          named(one, { real, account: accounts[0] ?? signedUp('at first'), id: `${place}.${number} ${one.kind}` }),
        )
        const before = mailedSoFar(real)
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = verdictsOf(answers)
        const possible = accounts.flatMap((account) => afterwards(account, operations))
        const now = await seen(real)
        const fit = possible.filter((one) => isSame(one.verdicts, verdicts) && isSame(expected(one.account, real), now))
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, verdicts, ...now }).toEqual({
            operations,
            verdicts: first?.verdicts,
            ...(first && expected(first.account, real)),
          })
        }
        accounts = [...new Map(fit.map(({ account }) => [JSON.stringify(account), account])).values()]
        await readMail(real, accounts, before)
        for (const [{ kind }, verdict] of answers) if (verdict === 'done') done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined) {
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    }
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
