/** What an organization says of itself, and who changes that. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { branding } from '../organizations.ts'
import { email } from '../rules/email.ts'
import { color, imageUrl, organizationDisplayName } from '../rules/organization.ts'
import { ownersAndStaff, ownersOnly } from '../rules/roles.ts'
import { timeZone } from '../rules/time/time-zone.ts'

const language = z.enum(languages, fieldMessages.invalid)

/** What can be changed, by the names under which a refusal speaks of it. */
export type SettingsField =
  | 'displayName'
  | 'logo_url'
  | 'primary'
  | 'page_background'
  | 'company_email'
  | 'time_zone'
  | 'language'

const organizationSettings = z.strictObject({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  branding,
  metadata: z.strictObject({ company_email: z.nullable(z.string()) }),
  time_zone: z.string(),
  language: z.string(),
  /** Counts the changes: whoever saves says which ones they have read. */
  version: z.number(),
})
export type OrganizationSettings = z.output<typeof organizationSettings>

/** One that could not be a name is nobody's: 404, as any other. */
const params = z.strictObject({ name: z.string().check(z.toLowerCase()) })

export const getOrganization = endpoint({
  id: 'getOrganization',
  summary: 'What an organization says of itself: its name, its look, where it is and which language its mails speak.',
  method: 'GET',
  path: '/api/iam/organizations/:name',
  access: { organization: ownersAndStaff },
  params,
  answer: organizationSettings,
})

export const updateOrganization = endpoint({
  id: 'updateOrganization',
  summary:
    'Changes what is given of it. Where somebody else has saved since the given version, nothing is changed: `settings_changed`, whose `errors` say what, by whom.',
  method: 'PATCH',
  path: '/api/iam/organizations/:name',
  access: { organization: ownersOnly },
  params,
  body: z.strictObject({
    /** As it was read. */
    version: z.int(fieldMessages.invalid).check(z.gte(1, fieldMessages.invalid)),
    displayName: z.optional(organizationDisplayName),
    branding: z.optional(
      z.strictObject({
        logo_url: z.optional(imageUrl),
        colors: z.optional(z.strictObject({ primary: z.optional(color), page_background: z.optional(color) })),
      }),
    ),
    metadata: z.optional(z.strictObject({ company_email: z.optional(z.nullable(email)) })),
    time_zone: z.optional(timeZone),
    language: z.optional(language),
  }),
  answer: organizationSettings,
  errors: ['settings_changed'],
})
