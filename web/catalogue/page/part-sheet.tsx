/** A part in all its states, with short and with long texts. */
import type { Part, Room, State } from '../part.ts'
import { addressOf, type Length, lengths, type View } from '../view.ts'
import styles from './part-sheet.module.css'
import { Specimen } from './specimen.tsx'

const headings: Readonly<Record<Length, string>> = { short: 'Short texts', long: 'Long texts' }

export function PartSheet({ room, part, view }: { room: Room; part: Part; view: View }) {
  const shown = lengths.filter((length) => view.text === null || view.text === length)
  // Two windows would dispute the focus with each other: a picture of each is made by itself.
  const here = part.states.filter((state) => !view.still || state.window === undefined)
  return (
    <article className={styles.sheet}>
      <header className={styles.head} dir="ltr">
        <p className={styles.room}>{room.name}</p>
        <h1>{nameOf(part)}</h1>
        <p className={styles.file}>
          <code>web/src/ui/{part.file}</code>
        </p>
      </header>
      {shown.map((length) => (
        <section key={length} className={styles.length}>
          <h2 dir="ltr" className={styles.heading}>
            {headings[length]}
          </h2>
          <div className={styles.states}>
            {here.map((state) => (
              <StateCard key={state.name} state={state} view={view} length={length} />
            ))}
          </div>
        </section>
      ))}
      {view.still && <Windows part={part} view={view} />}
    </article>
  )
}

/** For whoever makes pictures: where the states are that have a window of their own, and how large it is. */
function Windows({ part, view }: { part: Part; view: View }) {
  return (
    <ul hidden>
      {part.states.flatMap(({ name, window: size }) =>
        lengths.map((text) =>
          size === undefined ? null : (
            <li key={`${name} ${text}`}>
              <a href={addressOf(view, { state: name, text })} data-width={size.width} data-height={size.height}>
                {`${name}, ${text}`}
              </a>
            </li>
          ),
        ),
      )}
    </ul>
  )
}

function StateCard({ state, view, length }: { state: State; view: View; length: Length }) {
  return (
    <figure className={state.window === undefined ? styles.state : `${styles.state} ${styles.wide}`}>
      <figcaption dir="ltr" className={styles.caption}>
        <a href={addressOf(view, { state: state.name, text: length })}>{state.name}</a>
      </figcaption>
      <div className={styles.place}>
        <Specimen state={state} view={view} length={length} />
      </div>
    </figure>
  )
}

/** Such as `Text field`, of `form/fields/text-field.tsx`. */
export function nameOf({ file }: Part): string {
  const words = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
