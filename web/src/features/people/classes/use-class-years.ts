/** Classes put into the archive and taken back from it, each with a way back. */
import { archiveClasses, unarchiveClasses } from '#features/people/api/class-years.ts'
import { useUndoable } from '#features/people/use-undoable.ts'
import { classYearsMessages as texts } from '#messages/people/class-years.ts'

export function useClassYears(onDone: () => void) {
  const archive = useUndoable({ act: archiveClasses, undo: unarchiveClasses, text: archivedText, onDone })
  const unarchive = useUndoable({ act: unarchiveClasses, undo: archiveClasses, text: unarchivedText, onDone })
  return { archive, unarchive }
}

const archivedText = ({ length }: readonly string[]) => texts.archived(length)
const unarchivedText = ({ length }: readonly string[]) => texts.unarchived(length)
