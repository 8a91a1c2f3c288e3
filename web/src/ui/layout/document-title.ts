/** The tab's title: the page, then the product. */
import type { Language } from '@atrium/contract/languages'
import { fromTheRight } from '@atrium/contract/rules/direction'
import { createContext, useContext, useEffect } from 'react'
import { language } from '#messages/format.ts'
import { useProductName } from './product-name.ts'

/** Where the prerender hears the title of the page it renders; nothing in the browser. */
export const TitleListenerContext = createContext<((title: string) => void) | null>(null)

export function useDocumentTitle(page: string): void {
  const product = useProductName()
  const title = directed(`${page} · ${product}`, language)
  useContext(TitleListenerContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** A tab runs as the first letter of its title does, which may be a name's: a mark that nobody sees says how the language runs. */
export function directed(title: string, reading: Language): string {
  if (reading === 'ar') return `\u200f${title}`
  return fromTheRight.test(title) ? `\u200e${title}` : title
}
