/** Tells whoever listens to the page that something takes its time, which everybody else sees. */
import { useEffect } from 'react'
import { interfaceMessages } from '#messages/interface.ts'

/** What is done sooner is told by what follows from it. */
const longWaitMs = 1_000

/** In: whether something is under way, and what, where that has words of its own. Told once, however long it takes. */
export function useToldWait(busy: boolean, what: string | undefined): void {
  useEffect(() => {
    if (!busy) return undefined
    const ended = new AbortController()
    const tell = async () => {
      const { tellWait } = await import('./told-wait.ts')
      if (!ended.signal.aborted) ended.signal.addEventListener('abort', tellWait(what ?? interfaceMessages.wait))
    }
    // Without that code everything is seen as before.
    const timer = setTimeout(() => void tell().catch(() => undefined), longWaitMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [busy, what])
}
