/** What the server said about this installation, read once from the document. */
import { pageSettings, type PageSettings, pageSettingsElementId } from '@atrium/contract/page-settings'
import { createContext, useContext } from 'react'

export const PageSettingsContext = createContext<PageSettings | null>(null)

export function usePageSettings(): PageSettings {
  const settings = useContext(PageSettingsContext)
  if (settings === null) throw new Error('No page settings above this component')
  return settings
}

export function readPageSettings(): PageSettings {
  const block = document.getElementById(pageSettingsElementId)
  if (block === null) throw new Error('The document holds no page settings')
  return pageSettings.parse(JSON.parse(block.textContent))
}
