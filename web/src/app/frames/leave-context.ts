/** For pages under the guard: signs the user out by what it is given, and leaves for the start. */
import { createContext } from 'react'

export const LeaveContext = createContext<((signOut: () => Promise<void>) => Promise<void>) | null>(null)
