/** The design's decisions, read from its style sheet as it is. */
import type { Words } from '../words/words.ts'
import styles from './tokens.module.css'

/** Every custom property of the root whose value is a colour. */
function colours(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const root = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
  const names = root.flatMap((rule) => [...(rule as CSSStyleRule).style]).filter((name) => name.startsWith('--'))
  const style = getComputedStyle(document.documentElement)
  return [...new Set(names)].filter((name) => CSS.supports('color', style.getPropertyValue(name)))
}

export function Colours() {
  return (
    <ul className={styles.colours}>
      {colours().map((name) => (
        <li key={name} className={styles.colour}>
          <span className={styles.swatch} style={{ background: `var(${name})` }} />
          <code dir="ltr">{name}</code>
        </li>
      ))}
    </ul>
  )
}

export function Letters({ words: { title, sentence, hint } }: { words: Words }) {
  return (
    <div className={styles.letters}>
      <h1>{title}</h1>
      <h2>{title}</h2>
      <p>{sentence}</p>
      <p className={styles.small}>{hint}</p>
    </div>
  )
}
