/** Organizations that have proven the domain of one's address, and take people from there; nothing where there is none. */
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#session/session.ts'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'
import { joinableList } from './joinable-calls.ts'

/** Few ever see it: the others do not fetch it. */
const { Part: JoinableList } = loadedOnUse(async () => (await import('./joinable-list.tsx')).JoinableList)

export function JoinableOrganizations() {
  const { uid } = useSignedIn()
  // Without it the page is as good as before: whatever goes wrong with it is not told.
  const { data } = useQuery(joinableList(uid))
  return data === undefined || data.results.length === 0 ? null : <JoinableList organizations={data.results} />
}
