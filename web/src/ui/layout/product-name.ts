/** The product's name for the design system, which knows no settings: the app provides it. */
import { createContext, useContext } from 'react'

export const ProductNameContext = createContext('')

export function useProductName(): string {
  return useContext(ProductNameContext)
}
