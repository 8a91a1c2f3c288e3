/** The way on in a list without pages: what is shown already stays, whatever comes of it. */
import type { InfiniteQueryObserverResult } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { Button } from '#ui/form/buttons/button.tsx'

interface Props {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<Pick<InfiniteQueryObserverResult, 'error' | 'isFetchNextPageError'>>
  }
  label: string
}

export function OlderButton({ list, label }: Props) {
  if (!list.hasNextPage) return null
  const goOn = async () => {
    const { error, isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) showErrorToast(error)
  }
  return (
    <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void goOn()}>
      {label}
    </Button>
  )
}
