/** One entry back, however often it is pressed: a second press, before the page has changed, would lead further. */
import { useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

export function useStepBack(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  /** Another object each time that the page is come to. */
  const left = useRef<Location | null>(null)
  return () => {
    if (left.current === location) return
    left.current = location
    void navigate(-1)
  }
}
