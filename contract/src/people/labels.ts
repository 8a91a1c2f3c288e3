/** Labels: what an organization calls groups of its people. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { pageOf, partQuery } from '../paging.ts'
import { color } from '../rules/organization.ts'
import { ids, labelName, newLabel } from '../rules/people.ts'
import { ownersAndStaff } from '../rules/roles.ts'

const inside = z.strictObject(inOrganization)
const labelId = z.strictObject({ id: z.string() })

export const defaultLabelColor = '#0070f3'

const label = z.strictObject({ id: z.string(), name: z.string(), color: z.string(), members: z.number() })
export type Label = z.output<typeof label>

export const listLabels = endpoint({
  id: 'listLabels',
  summary: 'The labels of an organization, by name, and how many people have each: all of them, or a page.',
  method: 'GET',
  path: '/api/users/labels',
  access: { organization: ownersAndStaff },
  query: z.strictObject({ ...inOrganization, ...partQuery }),
  answer: pageOf(label),
})

export const createLabel = endpoint({
  id: 'createLabel',
  summary: 'Creates a label.',
  method: 'POST',
  path: '/api/users/labels',
  access: { organization: ownersAndStaff },
  query: inside,
  body: newLabel,
  status: 201,
  answer: label,
  errors: ['name_taken', 'label_limit'],
  idempotent: true,
})

export const updateLabel = endpoint({
  id: 'updateLabel',
  summary: 'Renames or recolours a label.',
  method: 'PATCH',
  path: '/api/users/labels/:id',
  access: { organization: ownersAndStaff },
  params: labelId,
  query: inside,
  body: z.strictObject({ name: z.optional(labelName), color: z.optional(color) }),
  answer: label,
  errors: ['done_meanwhile', 'name_taken'],
})

export const deleteLabel = endpoint({
  id: 'deleteLabel',
  summary: 'Deletes a label; who had it loses it.',
  method: 'DELETE',
  path: '/api/users/labels/:id',
  access: { organization: ownersAndStaff },
  params: labelId,
  query: inside,
  status: 204,
  answer: noAnswer,
  errors: ['done_meanwhile'],
})

export const restoreLabel = endpoint({
  id: 'restoreLabel',
  summary: 'Takes the deletion of a label back, with who had it, within 30 days.',
  method: 'POST',
  path: '/api/users/labels/:id/restore',
  access: { organization: ownersAndStaff },
  params: labelId,
  query: inside,
  answer: label,
  errors: ['name_taken', 'label_limit', 'not_restorable'],
})

export const assignLabels = endpoint({
  id: 'assignLabels',
  summary: 'Gives labels to people; who has one already keeps it.',
  method: 'POST',
  path: '/api/users/labels/assign',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ ids, labels: ids }),
  answer: z.strictObject({ assigned: z.number() }),
})

export const deleteLabelsOfUser = endpoint({
  id: 'deleteLabelsOfUser',
  summary: 'Takes labels from a person.',
  method: 'POST',
  path: '/api/users/labels/delete',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ user_id: z.string(fieldMessages.required), labels: ids }),
  answer: z.strictObject({ removed: z.number() }),
})

export const unassignLabels = endpoint({
  id: 'unassignLabels',
  summary: 'Takes labels from several people.',
  method: 'POST',
  path: '/api/users/labels/unassign',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ ids, labels: ids }),
  answer: z.strictObject({ removed: z.number() }),
})
