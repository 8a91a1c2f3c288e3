/** Puts a question before every way out of a page: links, Back and Forward, and closing the tab, which the browser asks in its own words. */
import { guards, type LeaveGuard } from './leave-question.ts'

type LeaveQuestion = LeaveGuard['question']

/** Links within the pages, Back, Forward and `mayLeave` go on only if `question` says so, until the function that this answers is called. */
export function guardPage(question: LeaveQuestion, goTo: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const address = leadsTo(event)
    if (address === null) return
    event.preventDefault()
    event.stopPropagation()
    void question().then((leaves) => leaves && goTo(address))
  }

  const guard = { question, onTraversal: undoTraversals(question) }
  guards.push(guard)
  document.addEventListener('click', onClick, true)
  // One for all of them, which whoever keeps what was typed takes away.
  window.onbeforeunload = (event) => {
    event.preventDefault()
  }
  return () => {
    guards.splice(guards.indexOf(guard), 1)
    document.removeEventListener('click', onClick, true)
    if (guards.length === 0) window.onbeforeunload = null
  }
}

/** The address within these pages that a click opens in this tab; null for every other click. */
function leadsTo(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.pathname === location.pathname) return null
  return link.pathname + link.search + link.hash
}

/** The router's own number of an entry in the history. */
function entryNumber(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0
}

/** By the time it is told of, the browser has moved: so it is moved back, and on again if that is the answer. */
function undoTraversals(question: LeaveQuestion): LeaveGuard['onTraversal'] {
  const here = entryNumber()
  let expected = false
  let asking = false
  return (event) => {
    if (expected) {
      expected = false
      if (entryNumber() === here) event.stopImmediatePropagation()
      return
    }
    const steps = entryNumber() - here
    if (steps === 0) return
    event.stopImmediatePropagation()
    expected = true
    history.go(-steps)
    if (asking) return
    asking = true
    void question().then((leaves) => {
      asking = false
      if (!leaves) return
      expected = true
      history.go(steps)
    })
  }
}
