/** Puts an organization's colours onto the page, legible whatever was chosen. */
import type { Branding } from '@atrium/contract/organizations'
import { brandProperties } from '@atrium/contract/rules/colors/brand-colors'
import { useLayoutEffect } from 'react'

/**
 * On the root element, so that the colours reach the edges of the window; and one property at a time,
 * since the content security policy refuses style attributes.
 */
export function useBrand({ primary, page_background }: Branding['colors']): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const properties = Object.entries(brandProperties({ primary, page_background }))
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [primary, page_background])
}
