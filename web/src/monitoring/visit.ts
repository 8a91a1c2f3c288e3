/** The visit that page views belong to: a random name, another after half an hour of silence. */
import { monitoringSessionMs } from '@atrium/contract/limits'
import { keep, readKept } from '#browser-storage.ts'
import { randomId } from '#session/random-id.ts'

const key = 'atrium.visit'

interface Visit {
  id: string
  lastSeen: number
}

/** Takes over where storage is refused. */
let inMemory: Visit | null = null

export function visitId(): string {
  const now = Date.now()
  const last = readVisit()
  const id = last !== null && now - last.lastSeen < monitoringSessionMs ? last.id : randomId()
  inMemory = { id, lastSeen: now }
  keep('browser', key, inMemory)
  return id
}

function readVisit(): Visit | null {
  const kept = readKept('browser', key)
  return isVisit(kept) ? kept : inMemory
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const { id, lastSeen } = value as Record<string, unknown>
  return typeof id === 'string' && typeof lastSeen === 'number'
}
