/** Does something without a question before it: it can be taken back, by the toast that says that it is done. */
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { showUndoToast } from './undo-toast.ts'

interface Undoable<What> {
  act: (organization: string, what: What) => Promise<unknown>
  undo: (organization: string, what: What) => Promise<unknown>
  /** What is said once it is done. */
  text: (what: What) => string
  onDone?: () => void
}

export function useUndoable<What>({ act, undo, text, onDone }: Undoable<What>) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: (what: What) => act(organization, what),
    onError(error) {
      showErrorToast(error)
      void refresh()
    },
    async onSuccess(_answer, what) {
      onDone?.()
      showUndoToast({ organization, text: text(what), undo: () => undo(organization, what), refresh })
      await refresh()
    },
  })
}
