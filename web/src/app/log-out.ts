/** How a page under the guard signs its user out and leaves for the start. */
import { createContext, useContext } from 'react'

export const LogOutContext = createContext<(() => Promise<void>) | null>(null)

export function useLogOut(): () => Promise<void> {
  const logOut = useContext(LogOutContext)
  if (logOut === null) throw new Error('This page stands outside the guard for signed-in users')
  return logOut
}
