/** Deleted organizations, while an owner can still restore them. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { organizationId } from '../organizations.ts'
import { recentlyDeleted } from '../rules/recently-deleted.ts'

const deletedOrganization = z.strictObject({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  branding: z.strictObject({ logo_url: z.string() }),
  ...recentlyDeleted,
})

export const deletedOrganizations = endpoint({
  id: 'deletedOrganizations',
  summary: 'The deleted organizations that the caller owned and can restore, the latest first.',
  method: 'GET',
  path: '/api/iam/organizations/recently-deleted',
  access: 'bearer',
  answer: z.strictObject({ results: z.array(deletedOrganization) }),
})

export const restoreOrganization = endpoint({
  id: 'restoreOrganization',
  summary: 'Restores a deleted organization with its people, by one who owned it, within 30 days.',
  method: 'POST',
  path: '/api/iam/organizations/:id/restore',
  access: 'bearer',
  params: organizationId,
  answer: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  errors: ['not_restorable'],
})
