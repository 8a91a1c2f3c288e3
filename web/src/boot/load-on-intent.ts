/**
 * Fetches a page's chunk when someone points at or tabs to a link to it, what leads on when someone types, and the page
 * that a sign-in leads to when they type a password: where one does, for at a site they stay.
 */
import { loadArrival } from '#app/arrival.ts'
import { loadElsewhere, loadRoute } from '#app/entry-routes.tsx'

export function loadOnIntent(leadsOn: boolean): void {
  const load = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    // A failure shows, and is dealt with, when the page is really opened.
    loadRoute(link.pathname).catch(() => undefined)
  }
  document.addEventListener('pointerover', load, { passive: true })
  document.addEventListener('focusin', load)
  document.addEventListener('input', () => void loadElsewhere().catch(() => undefined), { once: true })
  if (!leadsOn) return
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.autocomplete === 'current-password')
      loadArrival().catch(() => undefined)
  })
}
