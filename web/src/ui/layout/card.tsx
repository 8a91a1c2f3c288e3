/** A part of a page that stands for itself: its heading, a sentence about it, and what can be done there. */
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  /** Of the heading, which names the card to screen readers. */
  id: string
  title: string
  lead?: ReactNode
  /** What it shows is being asked for again. */
  isBusy?: boolean
  children: ReactNode
}

export function Card({ id, title, lead, isBusy = false, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.words}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** Cards, one below the other. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

/** What stands in a card as running text does: of a width that is easy to read, and no control wider than its words. */
export function CardText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
