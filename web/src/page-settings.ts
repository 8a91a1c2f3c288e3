/** What the server said about this installation, read once from the document. */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { pageSettingsElementId } from '@atrium/contract/page/page-settings-element'
import { createContext, useContext } from 'react'

export const PageSettingsContext = createContext<PageSettings | null>(null)

export function usePageSettings(): PageSettings {
  const settings = useContext(PageSettingsContext)
  if (settings === null) throw new Error('No page settings above this component')
  return settings
}

/** The server's word is taken as it is: its tests hold it against the schema, which no page at the door should carry. */
export function readPageSettings(): PageSettings {
  const block = document.getElementById(pageSettingsElementId)
  if (block === null) throw new Error('The document holds no page settings')
  return JSON.parse(block.textContent) as PageSettings
}
