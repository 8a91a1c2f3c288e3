/** Puts a text on the clipboard. */

/** Rejects where the browser refuses. Without TLS there is no clipboard but by the command of old. */
export async function copyText(text: string): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- asked for before it is used
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard !== undefined) return clipboard.writeText(text)
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', give, { capture: true })
  try {
    // Deprecated, and the only way on a page without TLS.
    if (!document.execCommand('copy')) throw new Error('the browser refuses to copy')
  } finally {
    document.removeEventListener('copy', give, { capture: true })
  }
}
