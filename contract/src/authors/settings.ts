/** What a publisher says of itself, and who changes that. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { imageUrl } from '../rules/organization.ts'
import { description, publisherName } from '../rules/people.ts'
import { ownersAndStaff, ownersOnly } from '../rules/roles.ts'

/** What can be changed, by the names under which a refusal speaks of it. The id, which is an address, never is. */
export type AuthorSettingsField = 'name' | 'description' | 'profile_image_url' | 'banner_image_url'

const authorSettings = z.strictObject({
  author_id: z.string(),
  name: z.string(),
  description: z.string(),
  banner_image_url: z.string(),
  profile_image_url: z.string(),
  /** Counts the changes: whoever saves says which ones they have read. */
  version: z.number(),
})
export type AuthorSettings = z.output<typeof authorSettings>

/** One that could not be an id is nobody's: 404, as any other. */
export const authorParams = z.strictObject({ author_id: z.string() })

const path = '/api/iam/authors/:author_id'

export const getAuthor = endpoint({
  id: 'getAuthor',
  summary: 'What a publisher says of itself: its name, its description and its images.',
  method: 'GET',
  path,
  access: { publisher: ownersAndStaff },
  params: authorParams,
  answer: authorSettings,
})

export const updateAuthor = endpoint({
  id: 'updateAuthor',
  summary:
    'Changes what is given of it. Where somebody else has saved since the given version, nothing is changed: `settings_changed`, whose `errors` say what, by whom.',
  method: 'PATCH',
  path,
  access: { publisher: ownersOnly },
  params: authorParams,
  body: z.strictObject({
    /** As it was read. */
    version: z.int(fieldMessages.invalid).check(z.gte(1, fieldMessages.invalid)),
    name: z.optional(publisherName),
    description: z.optional(description),
    banner_image_url: z.optional(imageUrl),
    profile_image_url: z.optional(imageUrl),
  }),
  answer: authorSettings,
  errors: ['settings_changed'],
})
