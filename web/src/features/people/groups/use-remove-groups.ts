/** Deletes labels or classes. No question before it: it can be taken back, with everybody who was in them. */
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'

interface Removal<Groups> {
  remove: (organization: string, groups: Groups) => Promise<void>
  restore: (organization: string, groups: Groups) => Promise<void>
  /** What is said once they are gone. */
  text: (groups: Groups) => string
  onDone?: () => void
}

export function useRemoveGroups<Groups>({ remove, restore, text, onDone }: Removal<Groups>) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: (groups: Groups) => remove(organization, groups),
    onError(error) {
      showErrorToast(error)
      void refresh()
    },
    async onSuccess(_nothing, groups) {
      onDone?.()
      showUndoToast({ organization, text: text(groups), undo: () => restore(organization, groups), refresh })
      await refresh()
    },
  })
}
