/** The way back from behind a list's end. */
import { useEffect, useEffectEvent } from 'react'
import { lastPage } from '#ui/list/query/list-query.ts'

interface Loaded {
  data: { totalPages: number } | undefined
  /** The rows are of the page before. */
  isPlaceholderData: boolean
}

/**
 * Rows that went away can leave the address behind the last page: it then changes to that one. Once the
 * page stands, since nobody may change the address while a page is being rendered.
 */
export function useLastPage(
  { data, isPlaceholderData }: Loaded,
  page: number,
  change: (change: { page: number }, how: { replace: boolean }) => void,
): void {
  const end = data === undefined || isPlaceholderData ? undefined : lastPage(data.totalPages)
  const isBeyond = end !== undefined && page > end
  const toLastPage = useEffectEvent(() => change({ page: end ?? page }, { replace: true }))
  useEffect(() => {
    if (isBeyond) toLastPage()
  }, [isBeyond])
}
