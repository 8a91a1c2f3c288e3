/** While something is on its way, the browser asks before it closes the tab or loads another page. */

/** Until the function that this answers is called. */
export function holdTab(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
