/** What every page offers at its top: its language, and light or dark. */
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#ui/language/language-switch.tsx'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import styles from './page-tools.module.css'

/** `children`: what else this page has there. */
export function PageTools({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.tools}>
      <LanguageSwitch />
      <ThemeSwitch />
      {children}
    </div>
  )
}
