/** Everything that must hold of the tables whatever was done. */
import type { Queryable } from '#db/database.ts'
import { brokenRules } from '#testing/model/invariants.ts'
import { wrongCopies } from './copies.ts'
import { wrongCounts } from './counts.ts'
import { brokenReferences } from './references.ts'

/** Answers a sentence for each row that breaks a rule. */
export async function wrongInTables(db: Queryable): Promise<string[]> {
  const found: string[] = []
  for (const look of [brokenRules, brokenReferences, wrongCounts, wrongCopies]) found.push(...(await look(db)))
  return found
}
