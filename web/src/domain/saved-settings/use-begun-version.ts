/** On which version of something a draft was begun: what is read anew meanwhile is not what its author has seen. */
import { useState } from 'react'

interface BegunVersion {
  /** To be sent with the draft: whatever somebody has saved since is then not overwritten unasked. */
  begun: number
  /** That version has been seen now. */
  see: (version: number) => void
}

/** In: the version that is shown, which goes on whenever it is read anew; whether anything is drafted. */
export function useBegunVersion(version: number, isDrafted: boolean): BegunVersion {
  const [begun, setBegun] = useState(version)
  if (!isDrafted && begun !== version) setBegun(version)
  return { begun, see: setBegun }
}
