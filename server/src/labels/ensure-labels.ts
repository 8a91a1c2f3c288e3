/** Labels by their names, made where there are none: what an import asks for. */
import { randomUUID } from 'node:crypto'
import { defaultLabelColor } from '@atrium/contract/people/labels'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { freshColors } from './label-colors.ts'
import { insertMissingLabels, labelColors, labelsWithKeys } from './queries.ts'
import { requireRoomForLabels } from './room.ts'

/**
 * The ids of labels with these names, made where there were none, each in a colour of its own and the first of two
 * spellings. Whoever asks holds the organization's people. Answers folded name -> id; refuses with `label_limit`, and
 * then has made none.
 */
export async function ensureLabels(
  tx: Transaction,
  organizationId: string,
  names: string[],
): Promise<Map<string, string>> {
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]))
  if (byKey.size === 0) return new Map()
  const there = new Set((await labelsWithKeys(tx, organizationId, [...byKey.keys()])).map((row) => row.nameKey))
  const missing = [...byKey].filter(([key]) => !there.has(key))
  if (missing.length > 0) {
    await requireRoomForLabels(tx, organizationId, missing.length)
    const colors = freshColors(await labelColors(tx, organizationId), missing.length)
    const made = missing.map(([key, name], index) => {
      return { id: randomUUID(), organizationId, name, nameKey: key, color: colors[index] ?? defaultLabelColor }
    })
    await insertMissingLabels(tx, made)
  }
  const rows = await labelsWithKeys(tx, organizationId, [...byKey.keys()])
  return new Map(rows.map((row) => [row.nameKey, row.id]))
}
