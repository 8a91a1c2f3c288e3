/**
 * The one-time secret of a mailed link. It leaves the address as soon as it is read, so that whoever copies the address,
 * looks at the screen or into the history has nothing; the entry of the history keeps it, for a reload and for Back.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** In: the parameter's name. Null where the address has none, nor had one when it was opened. */
export function useSecretInAddress(name: string): string | null {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const arrived = new URLSearchParams(search).get(name)
  useEffect(() => {
    if (arrived) takeOut(name, arrived)
  }, [name, arrived])
  return arrived ?? kept(state, name)
}

/** Beside the router, which goes on as it was: the page is the same one. */
function takeOut(name: string, secret: string): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(name)) return
  address.searchParams.delete(name)
  const state = (history.state ?? {}) as { usr?: object | null }
  history.replaceState({ ...state, usr: { ...state.usr, [name]: secret } }, '', address)
}

function kept(state: unknown, name: string): string | null {
  const secret = (state as Record<string, unknown> | null)?.[name]
  return typeof secret === 'string' ? secret : null
}
