/** What stands in the fields of a connection's form. What is wrong with it the server says. */
import { issuerPresets } from '@atrium/contract/organizations/sign-in-presets'
import * as z from 'zod/mini'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'

export const kinds = ['oidc', 'saml'] as const

export const settingsSchema = z.object({
  kind: z.enum(kinds),
  preset: z.enum(issuerPresets),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_url: z.string(),
  post_url: z.string(),
  certificates: z.string(),
  metadata_url: z.string(),
  follow_metadata: z.boolean(),
  idp_initiated: z.boolean(),
})
export type SettingsValues = z.output<typeof settingsSchema>
export type SettingsForm = SchemaForm<typeof settingsSchema>

/** How fields for what machines make are typed in. */
export const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
