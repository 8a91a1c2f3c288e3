/** The calls about labels. */
import {
  assignLabels,
  createLabel,
  deleteLabel,
  deleteLabelsOfUser,
  restoreLabel as restoreEndpoint,
  unassignLabels,
  updateLabel,
} from '@atrium/contract/people/labels'
import { call } from '#api/client.ts'

export interface LabelValues {
  name: string
  color?: string | undefined
}

export function makeLabel(organization: string, values: LabelValues) {
  return call(createLabel, { query: { organization }, body: values })
}

export function changeLabel(organization: string, id: string, values: LabelValues) {
  return call(updateLabel, { params: { id }, query: { organization }, body: values })
}

export async function removeLabel(organization: string, id: string): Promise<void> {
  await call(deleteLabel, { params: { id }, query: { organization } })
}

export async function restoreLabel(organization: string, id: string): Promise<void> {
  await call(restoreEndpoint, { params: { id }, query: { organization } })
}

interface Labelling {
  ids: readonly string[]
  labels: readonly string[]
}

export async function giveLabels(organization: string, { ids, labels }: Labelling): Promise<void> {
  await call(assignLabels, { query: { organization }, body: { ids: [...ids], labels: [...labels] } })
}

/** From one person by the call for one, from several by its sibling. */
export async function takeLabels(organization: string, { ids, labels }: Labelling): Promise<void> {
  const [user_id] = ids
  const query = { organization }
  if (ids.length === 1 && user_id !== undefined) {
    await call(deleteLabelsOfUser, { query, body: { user_id, labels: [...labels] } })
  } else {
    await call(unassignLabels, { query, body: { ids: [...ids], labels: [...labels] } })
  }
}
