/** Get Started's address: with the token that creation left while it is good, else through the hand-off. */
import { useEffect, useEffectEvent } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { organizationSite, withToken } from '#session/organization-site.ts'
import { tokenFreshForMs, withoutToken } from './welcome-link.ts'
import type { WelcomeState } from './welcome-link.ts'

const middleButton = 1

/**
 * A token opens the door once, for a few minutes. So once the link was followed, or the token is too
 * old, the link changes to `/go/organizations/{name}`, which makes a new token at the moment of the
 * click; and the spent one leaves the history entry, where it has no more business.
 */
export function useWelcomeLink(welcome: WelcomeState) {
  const settings = usePageSettings()
  const navigate = useNavigate()
  const { name, customToken, mintedAt } = welcome

  const forgetToken = () => void navigate(paths.welcome, { replace: true, state: withoutToken(welcome) })
  const tokenAged = useEffectEvent(forgetToken)
  useEffect(() => {
    if (customToken === undefined || mintedAt === undefined) return
    const timer = setTimeout(tokenAged, tokenFreshForMs({ customToken, mintedAt }, Date.now()))
    return () => clearTimeout(timer)
  }, [customToken, mintedAt])

  const followed = () => {
    // Once the click is through: the browser reads the address only after the handlers have run.
    if (customToken !== undefined) setTimeout(forgetToken)
  }
  const site = organizationSite(settings.organizationSite, name)
  return {
    site,
    href: site === undefined || customToken === undefined ? paths.goToOrganization(name) : withToken(site, customToken),
    onClick: followed,
    onAuxClick: (event: MouseEvent) => {
      if (event.button === middleButton) followed()
    },
  }
}
