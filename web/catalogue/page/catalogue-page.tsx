/** The catalogue's own page: all parts at its side, one of them in its middle, and what else may be seen of it above. */
import type { ReactNode } from 'react'
import { rooms } from '../rooms.ts'
import { addressOf, type View } from '../view.ts'
import styles from './catalogue-page.module.css'
import { nameOf, PartSheet } from './part-sheet.tsx'

export function CataloguePage({ view }: { view: View }) {
  const room = rooms.find(({ parts }) => parts.some(({ file }) => file === view.part))
  const part = room?.parts.find(({ file }) => file === view.part)
  const sheet =
    room === undefined || part === undefined ? (
      <Overview view={view} />
    ) : (
      <PartSheet room={room} part={part} view={view} />
    )
  // A picture is of the part: what stands around it changes with every other.
  if (view.still) return <main className={styles.middle}>{sheet}</main>
  return (
    <div className={styles.page}>
      <aside className={styles.side} dir="ltr">
        <a className={styles.name} href={addressOf(view, { part: null })}>
          Catalogue
        </a>
        <nav className={styles.rooms} aria-label="Parts">
          {rooms.map(({ name, parts }) => (
            <section key={name} className={styles.room}>
              <h2 className={styles.roomName}>{name}</h2>
              <ul>
                {parts.map((one) => (
                  <li key={one.file}>
                    <a
                      className={styles.part}
                      href={addressOf(view, { part: one.file })}
                      aria-current={one === part ? 'page' : undefined}
                    >
                      {nameOf(one)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </aside>
      <main className={styles.middle}>
        <div className={styles.switches} dir="ltr">
          <Switch
            label="Theme"
            view={view}
            choices={{ System: { theme: null }, Light: { theme: 'light' }, Dark: { theme: 'dark' } }}
          />
          <Switch
            label="Direction"
            view={view}
            choices={{ 'Left to right': { direction: 'ltr' }, 'Right to left': { direction: 'rtl' } }}
          />
          <Switch
            label="Texts"
            view={view}
            choices={{ Both: { text: null }, Short: { text: 'short' }, Long: { text: 'long' } }}
          />
        </div>
        {sheet}
      </main>
    </div>
  )
}

/** Links, so that what is seen has an address. */
function Switch({ label, view, choices }: { label: string; view: View; choices: Record<string, Partial<View>> }) {
  const here = addressOf(view)
  return (
    <nav className={styles.switch} aria-label={label}>
      {Object.entries(choices).map(([name, change]) => {
        const address = addressOf(view, change)
        return (
          <a key={name} className={styles.choice} href={address} aria-current={address === here ? 'true' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}

function Overview({ view }: { view: View }): ReactNode {
  return (
    <article className={styles.overview} dir="ltr">
      <h1>Every part, in every state</h1>
      <p className={styles.lead}>
        These are the parts of web/src/ui that the pages are made of, as they are built into them: nothing here is drawn
        anew. Each has an address of its own for every theme, direction and length of text.
      </p>
      <ul className={styles.cards}>
        {rooms.map(({ name, parts }) => (
          <li key={name} className={styles.card}>
            <h2 className={styles.roomName}>{name}</h2>
            <p>
              {parts.map((part, index) => (
                <span key={part.file}>
                  {index === 0 ? null : ', '}
                  <a href={addressOf(view, { part: part.file })}>{nameOf(part)}</a>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </article>
  )
}
