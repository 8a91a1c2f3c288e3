/** A new page or step begins at its top; back and forward keep the browser's own position. */
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

export function useScrollToTop(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [key, type])
}
