/** Whether the page around already offers to ask again for all it shows: what failed in it need not offer that too. */
import { createContext } from 'react'

export const RetryOffered = createContext(false)
