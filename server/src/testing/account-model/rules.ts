/** What each operation does to an account, one after the other: what the server has to agree with. */
import type { Account } from './account.ts'
import type { Acts, Kind, Operation, Verdict } from './operation.ts'
import { changes } from './rules/changes.ts'
import { ends } from './rules/ends.ts'
import { secondSteps } from './rules/second-steps.ts'
import { signIns } from './rules/sign-ins.ts'

const acts: Acts<Kind> = { ...signIns, ...changes, ...secondSteps, ...ends }

/** Changes the account by the operation, unless it is refused. */
export function apply(account: Account, operation: Operation): Verdict {
  account.order += 1
  const before = structuredClone(account)
  const verdict = acts[operation.kind](account, operation)
  if (verdict === 'refused') Object.assign(account, before)
  return verdict
}
