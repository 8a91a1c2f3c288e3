/** Six boxes for one code: typing goes on to the next, Backspace to the one before, pasting fills them all. */
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useRef } from 'react'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import styles from './code-boxes.module.css'

const texts = authActionMessages.code
const places = [1, 2, 3, 4, 5, 6] as const

export function CodeBoxes() {
  const group = useRef<HTMLFieldSetElement>(null)
  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])]

  const fillFrom = (start: number, digits: string) => {
    const all = boxes()
    for (const [offset, digit] of [...digits].entries()) {
      const box = all[start + offset]
      if (box !== undefined) box.value = digit
    }
    const next = all[Math.min(start + digits.length, all.length - 1)]
    next?.focus()
    next?.select()
  }

  const type = (event: InputEvent<HTMLInputElement>, place: number) => {
    const digits = digitsOf(event.currentTarget.value)
    event.currentTarget.value = ''
    if (digits !== '') fillFrom(place, digits)
  }

  const paste = (event: ClipboardEvent, place: number) => {
    event.preventDefault()
    fillFrom(place, digitsOf(event.clipboardData.getData('text')))
  }

  const step = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    const back = event.key === 'ArrowLeft' || (event.key === 'Backspace' && event.currentTarget.value === '')
    const target = back ? place - 1 : event.key === 'ArrowRight' ? place + 1 : place
    const box = boxes()[target]
    if (target === place || box === undefined) return
    event.preventDefault()
    box.focus()
    box.select()
  }

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{texts.legend}</legend>
      {/* A code runs from the left on every page. */}
      <div className={styles.boxes} dir="ltr">
        {places.map((place, index) => (
          <input
            key={place}
            className={styles.box}
            name={`code${place}`}
            aria-label={texts.digit(place, places.length)}
            inputMode="numeric"
            // The system offers a code once, and it then fills all boxes.
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            onInput={(event) => type(event, index)}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => step(event, index)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </fieldset>
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
