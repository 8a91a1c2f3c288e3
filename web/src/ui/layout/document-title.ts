/** The tab's title: the page, then the product. */
import { createContext, useContext, useEffect } from 'react'
import { useProductName } from './product-name.ts'

/** Where the prerender hears the title of the page it renders; nothing in the browser. */
export const TitleListenerContext = createContext<((title: string) => void) | null>(null)

export function useDocumentTitle(page: string): void {
  const product = useProductName()
  const title = `${page} · ${product}`
  useContext(TitleListenerContext)?.(title)
  useEffect(() => {
    document.title = title
  }, [title])
}
