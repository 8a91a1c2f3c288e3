/** Asks whether the name in the field is free, once typing rests, and forgets what was asked before. */
import { organizationNameCheckDebounceMs } from '@atrium/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readFailure } from '#api/failure.ts'
import { nameLookup } from '#features/organizations/api/name-lookup.ts'
import { availabilityOf, isWorthAsking } from './availability.ts'
import type { NameCheck } from './availability.ts'

export function useAvailability(name: string): NameCheck {
  const [askedName, setAskedName] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAskedName(name), organizationNameCheckDebounceMs)
    return () => clearTimeout(timer)
  }, [name])

  const asked = isWorthAsking(askedName) && askedName === name
  const { data, error } = useQuery({ ...nameLookup(askedName), enabled: asked })
  return {
    availability: availabilityOf(name, askedName, error === null ? (data ?? 'asking') : 'failed'),
    failure: asked && error !== null ? readFailure(error).message : undefined,
  }
}
