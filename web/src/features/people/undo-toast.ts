/** A success that can be taken back for ten seconds. */
import { undoMs } from '@atrium/contract/limits'
import { tellFailure } from '#api/tell-failure.ts'
import { peopleMessages } from '#messages/people.ts'
import { showToast } from '#ui/toasts.ts'

const texts = peopleMessages.toasts

/** `undo` takes it back and shows the list anew; a failure of it is told in a toast of its own. */
export function showUndoable(text: string, undo: () => Promise<void>): void {
  const takeBack = async () => {
    try {
      await undo()
      showToast({ kind: 'info', text: texts.restored })
    } catch (error) {
      tellFailure(error)
    }
  }
  showToast({
    ...{ kind: 'success', text, durationMs: undoMs },
    action: { label: texts.undo, altText: texts.undoHint, onAction: () => void takeBack() },
  })
}
