/** The organization's branding around whatever its site says. */
import { type ReactNode, useLayoutEffect } from 'react'
import { usePageSettings } from '#app/page-settings.ts'
import { spacesMessages } from '#messages/spaces.ts'
import { Logo } from '#ui/logo.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { brandProperties } from './brand-colors.ts'
import { SpaceBackdrop } from './space-backdrop.tsx'
import styles from './space-frame.module.css'
import type { Space } from './space.ts'

export function SpaceFrame({ space, children }: { space: Space; children: ReactNode }) {
  const { productName, publicOrigin } = usePageSettings()
  useBrand(space)
  return (
    <div className={styles.frame}>
      <SpaceBackdrop />
      <header className={styles.header}>
        <p className={styles.organization}>
          <Logo name={space.displayName} url={space.branding.logo_url} />
          {space.displayName}
        </p>
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.card}>
        {children}
      </main>
      <footer className={styles.footer}>
        <a href={publicOrigin}>{spacesMessages.home.poweredBy(productName)}</a>
      </footer>
    </div>
  )
}

/**
 * On the root element, so that the colours reach the edges of the window; and one property at a time,
 * since the content security policy refuses style attributes.
 */
function useBrand({ branding }: Space): void {
  const { primary, page_background } = branding.colors
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const properties = Object.entries(brandProperties({ primary, page_background }))
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [primary, page_background])
}
