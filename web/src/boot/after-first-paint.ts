/** Runs once the first frame has been handed to the screen; at once where it has been before the scripts were there. */

/** A page in the background paints no frames; it must not wait for one. */
const hiddenPageMs = 300

export function afterFirstPaint(action: () => void): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return action()
  let done = false
  const once = () => {
    if (done) return
    done = true
    action()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, hiddenPageMs)
}
