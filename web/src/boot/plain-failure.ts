/** The last resort, without React: the app could not start, and the page must not stay blank or dead. */
import { shellMessages } from '#messages/shell.ts'
import { NotLoadedError } from '#ui/loading/not-loaded.ts'

export function showPlainFailure(error: unknown): void {
  // A page that only its code is missing from stays, with what is typed.
  if (error instanceof NotLoadedError && document.querySelector('#root > :not([aria-busy])')) {
    window.__tellNotLoaded?.()
    return
  }
  // The page will not come to life: presses are for this one now.
  window.__earlyPress?.()
  const main = document.createElement('main')
  main.className = 'plain-failure'
  const heading = document.createElement('h1')
  heading.textContent = shellMessages.unexpectedError
  heading.tabIndex = -1
  const reason = document.createElement('p')
  reason.role = 'alert'
  reason.textContent = error instanceof Error ? error.message : String(error)
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = shellMessages.reload
  again.addEventListener('click', () => location.reload())
  main.append(heading, reason, again)
  document.getElementById('root')?.replaceChildren(main)
  // What had the focus is gone: it goes to what took its place, as where a page fails later.
  heading.focus()
}
