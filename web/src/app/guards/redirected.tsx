/** Leads somebody who has signed in to where the query parameter `redirect` asks, if it is a place to be led to. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { unfinishedOf } from '#domain/sign-up/unfinished-sign-up.ts'
import { logWarning } from '#monitoring/log.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { Redirect } from '#ui/loading/redirect.tsx'
import { redirectTarget } from './redirect-target.ts'

export function Redirected() {
  const settings = usePageSettings()
  const user = useSignedIn()
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get('redirect') ?? ''
  const target = redirectTarget(asked, settings)
  const refused = target === null ? asked : null
  const isUnfinished = unfinishedOf(user) !== null
  const address = target?.kind === 'site' && !isUnfinished ? target.address : null

  useEffect(() => {
    if (refused !== null) logWarning(`A redirect was refused: ${refused}`)
    if (address !== null) location.replace(address)
  }, [refused, address])

  // Behind the door it is finished, and the way goes on from there.
  if (isUnfinished) return <Redirect to={paths.invite + search} replace />
  if (address !== null) return <FullPageLoader />
  return <Redirect to={target?.kind === 'page' ? target.path : paths.organizations} replace />
}
