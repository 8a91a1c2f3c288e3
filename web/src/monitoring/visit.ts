/** The visit that page views belong to: a random name, another after half an hour of silence. */
import { monitoringSessionMs } from '@atrium/contract/limits'
import { randomId } from '#session/random-id.ts'

const key = 'atrium.visit'

interface Visit {
  id: string
  lastSeen: number
}

/** Takes over where storage is refused. */
let inMemory: Visit | null = null

export function visitId(now = Date.now()): string {
  const last = readVisit()
  const id = last !== null && now - last.lastSeen < monitoringSessionMs ? last.id : randomId()
  keep({ id, lastSeen: now })
  return id
}

function readVisit(): Visit | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isVisit(kept) ? kept : inMemory
  } catch {
    return inMemory
  }
}

function keep(visit: Visit): void {
  inMemory = visit
  try {
    localStorage.setItem(key, JSON.stringify(visit))
  } catch {
    // Kept in memory above.
  }
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const { id, lastSeen } = value as Record<string, unknown>
  return typeof id === 'string' && typeof lastSeen === 'number'
}
