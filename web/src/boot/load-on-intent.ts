/** Fetches a page's chunk when someone points at or tabs to a link to it, and what leads on when someone types. */
import { loadElsewhere, loadRoute } from '#app/entry-routes.tsx'

export function loadOnIntent(): void {
  const load = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    // A failure shows, and is dealt with, when the page is really opened.
    loadRoute(link.pathname).catch(() => undefined)
  }
  document.addEventListener('pointerover', load, { passive: true })
  document.addEventListener('focusin', load)
  document.addEventListener('input', () => void loadElsewhere().catch(() => undefined), { once: true })
}
