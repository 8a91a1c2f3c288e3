/** Light or dark: follows the system until someone chooses, then remembers. */
import { type Theme, themeCookie } from '@atrium/contract/page/theme'
import { interfaceMessages } from '#messages/interface.ts'
import { keepChoice } from '#ui/keep-choice.ts'
import tool from '#ui/layout/page-tool.module.css'
import styles from './theme-switch.module.css'

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={`${tool.tool} ${styles.switch}`}
      aria-label={interfaceMessages.switchTheme}
      onClick={switchTheme}
    >
      <svg className={tool.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16Z" className={styles.half} />
      </svg>
    </button>
  )
}

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const theme: Theme = dark === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  // Where cookies are refused, the choice lasts as long as the page.
  keepChoice(themeCookie, theme)
}
