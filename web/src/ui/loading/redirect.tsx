/** Leads on to another address of the product's own, from each entry of the history that comes to it. */
import { Navigate, type NavigateProps, useLocation } from 'react-router'

/**
 * The router's own leads on once for as long as it stands. Whoever goes back while the next page still loads comes to
 * an earlier entry that is led on as well, and would be left with an empty page.
 */
export function Redirect(props: NavigateProps) {
  const { key } = useLocation()
  return <Navigate key={key} {...props} />
}
