/** The language of the pages: the browser's own list, which every keyboard, phone and screen reader knows. */
import { isLanguage, languageNames, languages } from '@atrium/contract/languages'
import { use, useEffect, useRef } from 'react'
import { language } from '#messages/format.ts'
import { interfaceMessages } from '#messages/interface.ts'
import { loadIn } from './chosen-language.ts'
import { LanguageKeeper } from './language-keeper.ts'
import styles from './language-switch.module.css'

export function LanguageSwitch() {
  const keep = use(LanguageKeeper)
  const list = useRef<HTMLSelectElement>(null)

  async function change() {
    const chosen = list.current?.value
    if (!isLanguage(chosen) || chosen === language) return
    try {
      await keep(chosen)
      loadIn(chosen)
    } catch {
      // The person has been told: the list says again what the page is in.
      if (list.current) list.current.value = language
    }
  }

  // Chosen before the page was alive.
  useEffect(() => {
    list.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  return (
    <span className={styles.switch}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18 5-5 5-13 0-18ZM3.5 9.5h17m-17 5h17" />
      </svg>
      <select
        ref={list}
        className={styles.list}
        aria-label={interfaceMessages.switchLanguage}
        defaultValue={language}
        autoComplete="off"
        onChange={() => void change()}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </select>
    </span>
  )
}
