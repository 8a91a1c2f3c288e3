/** The language of the pages: a button, and the list that it opens, a popover of the browser's own. */
import { directionOf, type Language, languageNames, languages } from '@atrium/contract/languages'
import { type ToggleEvent, use, useEffect, useId, useRef } from 'react'
import { language } from '#messages/format.ts'
import { interfaceMessages } from '#messages/interface.ts'
import tool from '#ui/layout/page-tool.module.css'
import { loadIn } from './chosen-language.ts'
import { LanguageKeeper } from './language-keeper.ts'
import styles from './language-switch.module.css'

export function LanguageSwitch() {
  const keep = use(LanguageKeeper)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  // A window that is turned or zoomed has the button elsewhere.
  useEffect(() => {
    const follow = () => list.current?.matches(':popover-open') && placeBelow(list.current, button.current)
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])

  async function change(chosen: Language) {
    list.current?.hidePopover()
    if (chosen === language) return
    try {
      await keep(chosen)
      await loadIn(chosen)
    } catch {
      // The page stays in its language.
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={tool.tool}
        popoverTarget={id}
        aria-label={interfaceMessages.switchLanguage}
      >
        <svg className={tool.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18 5-5 5-13 0-18ZM3.5 9.5h17m-17 5h17" />
        </svg>
      </button>
      <ul
        role="list"
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
        onBeforeToggle={(event: ToggleEvent<HTMLElement>) => placeBelow(event.currentTarget, button.current)}
      >
        {languages.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              lang={tag}
              dir={directionOf(tag)}
              className={styles.language}
              aria-current={tag === language ? 'true' : undefined}
              onClick={() => void change(tag)}
            >
              {languageNames[tag]}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The list is above all else on the page, which has no place in its flow: its end is below the button's. */
function placeBelow({ style }: HTMLElement, button: HTMLElement | null): void {
  if (button === null) return
  const { left, right, bottom } = button.getBoundingClientRect()
  style.top = `${bottom}px`
  style.maxHeight = `calc(100dvh - ${bottom}px)`
  const end = directionOf(language) === 'rtl' ? left : document.documentElement.clientWidth - right
  style.setProperty('--end', `${end}px`)
}
