/** What the pages at the door show beside the theme switch to somebody signed in: the frame that has it says so. */
import { createContext, type ReactNode } from 'react'

export const AccountSlot = createContext<ReactNode>(null)
