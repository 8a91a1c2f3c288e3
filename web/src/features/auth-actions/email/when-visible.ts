/**
 * Waits until somebody looks at a page.
 *
 * The verify-email page applies its code by itself (docs/requirements.md#action-links), so no button asks first. That
 * a mail scanner fetches the link consumes nothing: the document does nothing, and the code is
 * applied by a POST of its script. Against scanners that run scripts too, the POST waits until the
 * document is visible, fully loaded and has been given a frame to draw, which previews in the
 * background never are. One that renders the page in full, as a person's browser does, would confirm
 * the address; all it proves is that mail reaches it, and nobody is signed in by it.
 */
export async function whenVisible(left: AbortSignal, action: () => void): Promise<void> {
  if (document.readyState !== 'complete') await heard(window, 'load', left)
  while (document.visibilityState !== 'visible' && !left.aborted) await heard(document, 'visibilitychange', left)
  if (left.aborted) return
  requestAnimationFrame(() => {
    if (!left.aborted) action()
  })
}

/** Resolves at the event, or when the page is left. */
function heard(target: EventTarget, event: string, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      target.removeEventListener(event, done)
      left.removeEventListener('abort', done)
      resolve()
    }
    target.addEventListener(event, done)
    left.addEventListener('abort', done)
  })
}
