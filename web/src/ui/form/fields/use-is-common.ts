/** Whether a password is one that everybody tries. The list comes once somebody chooses one, and no page waits for it. */
import { useEffect, useState } from 'react'

type Guessable = typeof import('@atrium/contract/rules/passwords/common-password').guessable

let loaded: Guessable | undefined

/** False while it is not known: the server, which decides, knows. */
export function useIsCommon(password: string): boolean {
  const [guessable, setGuessable] = useState(() => loaded)
  const wanted = password !== '' && guessable === undefined
  useEffect(() => {
    if (!wanted) return
    import('@atrium/contract/rules/passwords/common-password').then(
      (rules) => {
        loaded = rules.guessable
        setGuessable(() => rules.guessable)
      },
      // The server has it too, and decides.
      () => {},
    )
  }, [wanted])
  return password !== '' && guessable?.(password) === 'common'
}
