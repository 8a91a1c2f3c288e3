/** Mounts the app: over the prerendered page where there is one, else into the empty shell. */
import '#ui/theme/tokens.css'
import '#ui/theme/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startMonitoring } from '#monitoring/start-monitoring.ts'
import { keepInviteTokens } from '#domain/invites/invite-tokens.ts'
import { recordConsentBySignIn } from '#domain/invites/invite-consent.ts'
import { setSignInListener, startSession, startSessionLazily } from '#session/session.ts'
import { storedToken } from '#session/token/token-store.ts'
import { restoreTyped } from '#ui/language/chosen-language.ts'
import { watchFocus } from '#ui/focus/focus-watch.ts'
import { watchTraversals } from '#ui/overlay/leave-question.ts'
import { App } from '#app/app.tsx'
import { beginAnew } from './begin-anew.ts'
import { EarlyPress } from './early-press.tsx'
import { keepFocusOnKey } from './keep-focus-on-key.ts'
import { loadOnIntent } from './load-on-intent.ts'
import { keepEntriesOwn } from './own-entries.ts'
import { ignoreStraySecondPresses } from './second-press.ts'
import { readPageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { loadRoute } from '#app/entry-routes.tsx'
import { arrivalLoaded } from './arrival-loaded.ts'

export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no place for the app')
  const settings = readPageSettings()
  keepEntriesOwn()
  beginAnew()
  keepInviteTokens()
  setSignInListener((uid, how) => {
    recordConsentBySignIn(uid, how)
    // At a site one stays.
    if (settings.space !== null) return undefined
    if (how === 'sign-in') return arrivalLoaded()
    // A sign-up has more to do before it leads on.
    loadRoute(paths.createOrganization).catch(() => undefined)
    return undefined
  })
  watchTraversals()
  watchFocus()
  keepFocusOnKey()
  ignoreStraySecondPresses()
  const app = (
    <BrowserRouter>
      <App settings={settings} />
      <EarlyPress />
    </BrowserRouter>
  )
  const page = root.firstElementChild
  // Of a page behind the door, the document has the loader alone: the app draws that anew, in its place.
  if (page === null || page.getAttribute('aria-busy') === 'true') {
    createRoot(root).render(app)
    const isBehind = settings.space === null && storedToken() !== null
    void startSession(settings.identity, isBehind ? loadRoute(location.pathname) : undefined)
  } else {
    // Hydration must find the page's code there, or it would throw the page away and wait.
    await loadRoute(location.pathname)
    hydrateRoot(root, app)
    startSessionLazily(settings.identity)
  }
  restoreTyped()
  loadOnIntent(settings.space === null)
  startMonitoring(settings)
}
