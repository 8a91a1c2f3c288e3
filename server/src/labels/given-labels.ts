/** Labels as what is no label asks for them and gives them. Whoever gives or takes holds the organization's people. */
import type { Queryable, Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { Refusal } from '#http/refusal.ts'
import { addLabels, addLabelsEach, clearLabels, labelCount, labelsIn } from './queries.ts'

/** Deleted ones are not counted. */
export function countLabels(db: Queryable, organizationId: string): Promise<number> {
  return labelCount(db, organizationId)
}

/** These labels, each once. Refuses with `not_found` where the organization has one of them not. */
export async function requireLabels(db: Queryable, organizationId: string, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const known = wanted.every(isUuid) ? await labelsIn(db, organizationId, wanted) : []
  if (known.length !== wanted.length) throw new Refusal('not_found', { detail: 'no such label' })
  return wanted
}

/** Ids that are no labels of the organization by now are left out. Answers how many are given anew. */
export async function giveKnownLabels(
  tx: Transaction,
  organizationId: string,
  uid: string,
  labelIds: readonly string[],
): Promise<number> {
  return addLabels(tx, organizationId, [uid], await labelsIn(tx, organizationId, labelIds))
}

/** Each of them their own, which the caller knows to be the organization's. Answers an entry for each label given anew. */
export function giveLabelsEach(
  tx: Transaction,
  organizationId: string,
  people: { uid: string; labelIds: string[] }[],
): Promise<{ uid: string }[]> {
  return addLabelsEach(tx, organizationId, people)
}

/** For whoever comes back as new. */
export function takeEveryLabel(tx: Transaction, organizationId: string, uid: string): Promise<void> {
  return clearLabels(tx, organizationId, uid)
}
