/** Runs once the first frame has been handed to the screen. */

/** A page in the background paints no frames; it must not wait for one. */
const hiddenPageMs = 300

export function afterFirstPaint(action: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    action()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, hiddenPageMs)
}
