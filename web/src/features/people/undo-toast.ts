/** A success that can be taken back for ten seconds, on the page that it happened on. */
import { undoMs } from '@atrium/contract/limits'
import { useEffect } from 'react'
import { mayPass } from '#api/may-pass.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { clearToastActions, currentToasts, showToast } from '#ui/feedback/toasts.ts'

const texts = peopleMessages.toasts

/** The organization whose people are to be seen: nothing is undone on any other page. */
let shownOrganization: string | null = null

/** For the page of an organization's people: left, it takes its way back with it. */
export function useUndoOnPage(organization: string): void {
  useEffect(() => {
    shownOrganization = organization
    return () => {
      shownOrganization = null
      clearToastActions()
    }
  }, [organization])
}

interface UndoToast {
  organization: string
  text: string
  /** Takes it back; asked again where it could not be reached. */
  undo: () => Promise<unknown>
  /** Shows the list anew, also where it could not be taken back: somebody else may have, or have changed it since. */
  refresh: () => Promise<unknown>
}

/** Whoever has left the page before the answer came is told that it worked, and no more. */
export function showUndoToast({ organization, text, undo, refresh }: UndoToast): void {
  const isHere = () => shownOrganization === organization
  const takeBack = async () => {
    try {
      await undo()
      await refresh()
      showToast({ kind: 'info', text: texts.restored })
    } catch (error) {
      const { code } = showErrorToast(error)
      void refresh()
      const isNewest = currentToasts().every(({ action, open }) => action === undefined || !open)
      if (code !== null && mayPass(code) && isHere() && isNewest) show()
    }
  }
  const show = () => {
    // It can be pressed again while it fades.
    let isTaken = false
    const onAction = () => {
      if (!isTaken) void takeBack()
      isTaken = true
    }
    showToast({
      kind: 'success',
      text,
      durationMs: undoMs,
      action: { label: texts.undo, altText: texts.undoHint, onAction },
    })
  }
  if (isHere()) show()
  else showToast({ kind: 'success', text })
}
