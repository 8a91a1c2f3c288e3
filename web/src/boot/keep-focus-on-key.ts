/** The focus is looked after only where somebody uses keys. */
import { placeOf } from '#ui/focus/focus-place.ts'

/** Has the focus looked after from the first key on: whoever only points needs none of that, nor its code. */
export function keepFocusOnKey(): void {
  const load = () => {
    // The very press may take it away.
    const place = placeOf(document.activeElement)
    // Without it the page is as browsers leave it.
    import('#ui/focus/lost-focus.ts').then(({ keepFocus }) => keepFocus(place)).catch(() => undefined)
  }
  document.addEventListener('keydown', load, { capture: true, once: true })
}
