/** The calls about importing many people. */
import {
  getImport,
  listRefusedLines,
  type PeopleImport,
  previewImport as previewEndpoint,
  type RefusedLine,
  startImport as startEndpoint,
} from '@atrium/contract/people/people-import'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

const POLL_MS = 700

export function previewImport(organization: string, text: string) {
  return call(previewEndpoint, { query: { organization }, body: { text } })
}

/** `attempt` names it, so that a lost answer and a second click start nothing twice. */
export function startImport(organization: string, text: string, attempt: string): Promise<PeopleImport> {
  return withFreshSignIn(() =>
    call(startEndpoint, { query: { organization }, body: { text }, idempotencyKey: attempt }),
  )
}

/** Asks again until it is done. */
export function importProgress(organization: string, id: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'import', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, query: { organization }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : POLL_MS),
  })
}

/** All lines that an import refused, as they were written. */
export async function refusedLines(organization: string, id: string): Promise<RefusedLine[]> {
  const lines: RefusedLine[] = []
  let after: string | null = null
  do {
    const query: { organization: string; after?: string } = after === null ? { organization } : { organization, after }
    const page = await call(listRefusedLines, { params: { id }, query })
    lines.push(...page.results)
    after = page.after
  } while (after !== null)
  return lines
}
