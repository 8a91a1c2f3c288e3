/** The query of a page's address, and the one way to change it. */
import { useLocation, useSearchParams } from 'react-router'

export interface AddressQuery {
  search: URLSearchParams
  /** `update` gets a copy of the query and answers what it becomes; `replace` makes no entry for Back. */
  change: (update: (search: URLSearchParams) => URLSearchParams, how?: { replace: boolean }) => void
}

/** No text has the character that ends one, and the server refuses what does: an edited address, for one. */
function readable(search: URLSearchParams): URLSearchParams {
  const written = search.toString()
  return written.includes('%00') ? new URLSearchParams(written.replaceAll('%00', '')) : search
}

/**
 * A new address is rendered as a transition: until that is done, and the code of another page is there,
 * this page stands and its timers run. So a change starts from the address as it is by now, that no other
 * change is lost; and once somebody is on the way to another page there is none, or it would bring them back.
 */
export function useAddressQuery(): AddressQuery {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  return {
    search: readable(search),
    change: (update, how = { replace: false }) => {
      if (window.location.pathname !== pathname) return
      setSearch(update(new URLSearchParams(window.location.search)), how)
    },
  }
}
