/** Asks whether the name in the field can be had. */
import { organizationNameCheckDebounceMs } from '@atrium/contract/limits'
import { toFailure } from '#api/failure.ts'
import { type NameKind, useAvailability } from '#domain/availability/use-availability.ts'
import { isNameTaken } from '#features/organizations/api/name-lookup.ts'
import { watchOtherTabs } from '#session/other-tabs.ts'
import { type DomainCheck, isValidName } from './domain-check.ts'

const organizationNames: NameKind = {
  debounceMs: organizationNameCheckDebounceMs,
  isValid: isValidName,
  isTaken: isNameTaken,
  // Another tab may have made an organization of this name.
  watchChanges: watchOtherTabs,
}

export function useDomainCheck(name: string): DomainCheck {
  const { availability, failure } = useAvailability(name, organizationNames)
  return { availability, failure: failure === undefined ? undefined : toFailure(failure).message }
}
