/** Ends sessions, tells it in a toast, and shows what is left. What has not ended yet is never shown as if it had. */
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { sessionMessages as texts } from '#messages/account/sessions.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { endOne, endOthers, ownSessions } from './own-sessions.ts'

/** `onEnd` is told once something has ended, or turned out to have. */
export function useEndSessions(uid: string, { onEnd }: { onEnd: () => void }) {
  const client = useQueryClient()
  const { queryKey } = ownSessions(uid)
  const onSettled = () => client.invalidateQueries({ queryKey })

  /** Until the list was asked for again. */
  const keep = (isKept: (session: { id: string; current: boolean }) => boolean) =>
    client.setQueryData(queryKey, (data) => {
      if (data === undefined) return undefined
      const pages = data.pages.map((page) => {
        const results = page.results.filter(isKept)
        return { ...page, results }
      })
      const gone = data.pages.flatMap(({ results }) => results).filter((session) => !isKept(session)).length
      return { ...data, pages: pages.map((page) => ({ ...page, totalResults: page.totalResults - gone })) }
    })

  const one = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => endOne(id),
    onSuccess(_nothing, { id, name }) {
      keep((session) => session.id !== id)
      showToast({ kind: 'success', text: texts.ended(name) })
      onEnd()
    },
    onError(error) {
      if (!isApiError(error, 'not_found')) return void showErrorToast(error)
      showToast({ kind: 'info', text: texts.gone })
      onEnd()
    },
    onSettled,
  })
  const others = useMutation({
    mutationFn: endOthers,
    onSuccess(ended) {
      keep(({ current }) => current)
      showToast({ kind: 'success', text: texts.endedOthers(ended) })
      onEnd()
    },
    onError: (error) => void showErrorToast(error),
    onSettled,
  })
  return { one, others }
}
