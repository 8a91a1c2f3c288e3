/** Which labels members have, as becoming a member and imports change it. The organization's people are held by the caller. */
import type { Transaction } from '#db/database.ts'
import { addLabels, addLabelsEach, clearLabels, labelsIn } from './queries.ts'

/** Ids that are no labels of the organization by now are left out. */
export async function giveKnownLabels(
  tx: Transaction,
  organizationId: string,
  uid: string,
  labelIds: string[],
): Promise<void> {
  await addLabels(tx, organizationId, [uid], await labelsIn(tx, organizationId, labelIds))
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
