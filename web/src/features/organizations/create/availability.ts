/** Whether a domain is free, as far as the screen knows: unknown, checking, available or taken. */
import { organizationNameLength } from '@atrium/contract/limits'
import { organizationName } from '@atrium/contract/rules/organization'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

export type Availability = 'unknown' | 'checking' | 'available' | 'taken'

/** What the lookup of one name came to. */
export type Lookup = 'asking' | 'free' | 'found' | 'failed'

/** The sentence of the first local check that the name fails, in the order of docs/requirements.md#workspace-name. */
export function localNameError(name: string): string | undefined {
  return organizationName.safeParse(name).error?.issues[0]?.message
}

/** Only a name that could be taken is worth a question: long enough, and right in itself. */
export function isWorthAsking(name: string): boolean {
  return name.length >= organizationNameLength.min && localNameError(name) === undefined
}

/**
 * `askedName` follows `name` once typing rests. An answer about any other name than the one in the
 * field says nothing about the field.
 */
export function availabilityOf(name: string, askedName: string, lookup: Lookup): Availability {
  if (!isWorthAsking(name)) return 'unknown'
  if (name !== askedName) return 'checking'
  switch (lookup) {
    case 'asking':
      return 'checking'
    case 'free':
      return 'available'
    case 'found':
      return 'taken'
    case 'failed':
      return 'unknown'
  }
}

/** What is known of a name, and what the server said where asking it failed. */
export interface NameCheck {
  availability: Availability
  failure: string | undefined
}

/** What stands in red under the field as soon as it is known; a failed question keeps nobody from going on. */
export function nameError({ availability, failure }: NameCheck): string | undefined {
  return availability === 'taken' ? organizationsMessages.availability.taken : failure
}

/** The calm line under the field while its name is typed; nothing is wrong yet before the field is left. */
export function nameStatus(name: string, availability: Availability): string {
  if (name === '') return ''
  return localNameError(name) ?? organizationsMessages.availability[availability]
}
