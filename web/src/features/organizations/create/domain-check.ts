/** What the workspace name's field says of what is typed there. */
import { organizationNameLength } from '@atrium/contract/limits'
import { newOrganizationName } from '@atrium/contract/rules/organization'
import type { Availability } from '#domain/availability/availability.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'

/** The sentence of the first local check that the name fails, in the order of docs/requirements.md#workspace-name. */
export function localNameError(name: string): string | undefined {
  return newOrganizationName.safeParse(name).error?.issues[0]?.message
}

/** Long enough, and right in itself: no other name could be taken. */
export function isValidName(name: string): boolean {
  return name.length >= organizationNameLength.min && localNameError(name) === undefined
}

/** What is known of a name, and what the server said where asking it failed. */
export interface DomainCheck {
  availability: Availability
  failure: string | undefined
}

/** What stands in red under the field as soon as it is known; a failed question keeps nobody from going on. */
export function nameError({ availability, failure }: DomainCheck): string | undefined {
  return availability === 'taken' ? organizationsMessages.availability.taken : failure
}

/** The calm line under the field while its name is typed; nothing is wrong yet before the field is left. */
export function nameStatus(name: string, availability: Availability): string {
  if (name === '') return ''
  return localNameError(name) ?? organizationsMessages.availability[availability]
}
