/** Leads somebody who has signed in to where the query parameter `redirect` asks, if it is a place to be led to. */
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { logWarning } from '#monitoring/log.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { redirectTarget } from './redirect-target.ts'

export function Redirected() {
  const settings = usePageSettings()
  const asked = new URLSearchParams(useLocation().search).get('redirect') ?? ''
  const target = redirectTarget(asked, settings)
  const refused = target === null ? asked : null
  const address = target?.kind === 'site' ? target.address : null

  useEffect(() => {
    if (refused !== null) logWarning(`A redirect was refused: ${refused}`)
    if (address !== null) location.replace(address)
  }, [refused, address])

  if (address !== null) return <FullPageLoader />
  return <Navigate to={target?.kind === 'page' ? target.path : paths.organizations} replace />
}
