/** The calls about rosters. */
import {
  applyRoster,
  discardRoster,
  getRoster,
  listRosterLines,
  listRosters,
  type RosterAction,
  rosterField,
  type RosterLine,
  takeBackRoster,
  uploadRoster,
} from '@atrium/contract/people/rosters'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, upload } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

const POLL_MS = 700
const PAGE_MAX = 100

const rostersKey = (organization: string) => [...peopleKey(organization), 'rosters'] as const
/** Of the list alone, in all its pages. */
export const rosterListKey = (organization: string) => [...rostersKey(organization), 'list'] as const

interface Upload {
  file: File
  /** Empty where the archive says it. */
  source: string
  /** Names it, so that a lost answer and a second click upload nothing twice. */
  attempt: string
  onProgress: (share: number) => void
}

export function sendRoster(organization: string, { file, source, attempt, onProgress }: Upload) {
  const form = new FormData()
  if (source !== '') form.set('source', source)
  form.set(rosterField, file)
  return upload(uploadRoster, { query: { organization }, form, idempotencyKey: attempt, onProgress })
}

interface Page {
  page: number
  limit: number
}

export function rosterPage(organization: string, { page, limit }: Page) {
  return queryOptions({
    queryKey: [...rosterListKey(organization), { page, limit }],
    queryFn: ({ signal }) => call(listRosters, { query: { organization, page, limit }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Asks again while it is under way. */
export function rosterProgress(organization: string, id: string) {
  return queryOptions({
    queryKey: [...rostersKey(organization), 'one', id],
    queryFn: ({ signal }) => call(getRoster, { params: { id }, query: { organization }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'applying' || state.data?.state === 'taking_back' ? POLL_MS : false,
  })
}

/** What a page shows of it: an action, or what a taking back left as it is. */
export type Shown = RosterAction | 'kept'

const filterOf = (shown: Shown | null) =>
  shown === null ? {} : shown === 'kept' ? ({ kept: 'true' } as const) : { action: shown }

export function rosterLines(organization: string, id: string, { shown, ...page }: Page & { shown: Shown | null }) {
  return queryOptions({
    queryKey: [...rostersKey(organization), 'one', id, 'lines', { shown, ...page }],
    queryFn: ({ signal }) =>
      call(listRosterLines, { params: { id }, query: { organization, ...filterOf(shown), ...page }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** All that it refused. */
export async function refusedRosterLines(organization: string, id: string): Promise<RosterLine[]> {
  const lines: RosterLine[] = []
  for (let page = 1; ; page += 1) {
    const query = { organization, action: 'refuse', page, limit: PAGE_MAX } as const
    const answer = await call(listRosterLines, { params: { id }, query })
    lines.push(...answer.results)
    if (page >= answer.totalPages) return lines
  }
}

/** `leaving` says again how many leave, where that is asked. */
export function startRoster(organization: string, id: string, leaving: number | null) {
  return call(applyRoster, { params: { id }, query: { organization }, body: leaving === null ? {} : { leaving } })
}

export function undoRoster(organization: string, id: string) {
  return call(takeBackRoster, { params: { id }, query: { organization } })
}

export function forgetRoster(organization: string, id: string) {
  return call(discardRoster, { params: { id }, query: { organization } })
}
