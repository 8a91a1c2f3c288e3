/** Classes put into the archive and taken back from it, each with a way back. */
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { archiveClasses, unarchiveClasses } from '#features/people/api/class-years.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { classYearsMessages as texts } from '#messages/people/class-years.ts'

export function useClassYears(onDone: () => void) {
  const archive = useThereAndBack({ there: archiveClasses, back: unarchiveClasses, text: texts.archived, onDone })
  const unarchive = useThereAndBack({ there: unarchiveClasses, back: archiveClasses, text: texts.unarchived, onDone })
  return { archive, unarchive }
}

interface ThereAndBack {
  there: typeof archiveClasses
  back: typeof archiveClasses
  text: (classes: number) => string
  onDone: () => void
}

function useThereAndBack({ there, back, text, onDone }: ThereAndBack) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: (ids: readonly string[]) => there(organization, ids),
    onError: (error) => {
      showErrorToast(error)
      void refresh()
    },
    async onSuccess(_nothing, ids) {
      onDone()
      showUndoToast({ organization, text: text(ids.length), undo: () => back(organization, ids), refresh })
      await refresh()
    },
  })
}
