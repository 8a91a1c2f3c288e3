/** On which version of something a draft was begun: what is read anew meanwhile is not what its author has seen. */
import { useHeldState } from '#domain/drafts/use-held-state.ts'

interface BegunVersion {
  /** To be sent with the draft: whatever somebody has saved since is then not overwritten unasked. */
  begun: number
  /** That version has been seen now. */
  see: (version: number) => void
}

/** In: the form's own name; the version that is shown, which goes on whenever it is read anew; whether anything is drafted. */
export function useBegunVersion(name: string, version: number, isDrafted: boolean): BegunVersion {
  const [begun, setBegun] = useHeldState(`version of ${name}`, version)
  if (!isDrafted && begun !== version) setBegun(version)
  return { begun, see: setBegun }
}
