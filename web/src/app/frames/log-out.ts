/** How a page under the guard logs its user out and leaves for the start. */
import { useContext } from 'react'
import { logOut } from '#session/log-out.ts'
import { LeaveContext } from './leave-context.ts'

export function useLogOut(): () => Promise<void> {
  const leave = useContext(LeaveContext)
  if (leave === null) throw new Error('This page stands outside the guard for signed-in users')
  return () => leave(logOut)
}
