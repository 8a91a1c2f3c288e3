/** Asks whether the name in the field is free, once typing rests, and forgets what was asked before. */
import { organizationNameCheckDebounceMs } from '@atrium/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nameLookup } from './api/name-lookup.ts'
import { availabilityOf, isWorthAsking } from './availability.ts'
import type { Availability } from './availability.ts'

export function useAvailability(name: string): Availability {
  const [askedName, setAskedName] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAskedName(name), organizationNameCheckDebounceMs)
    return () => clearTimeout(timer)
  }, [name])

  const asked = isWorthAsking(askedName) && askedName === name
  const { data, isError } = useQuery({ ...nameLookup(askedName), enabled: asked })
  return availabilityOf(name, askedName, isError ? 'failed' : (data ?? 'asking'))
}
