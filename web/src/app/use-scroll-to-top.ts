/** A new page begins at its top; back and forward keep the browser's own position. */
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname, type])
}
