/** One state of a part, as the product shows it: here, or in a window of its own where it needs one. */
import { useEffect, useRef } from 'react'
import { MemoryRouter } from 'react-router'
import type { State } from '../part.ts'
import { addressOf, type Length, type View } from '../view.ts'
import { wordsOf } from '../words/words-of.ts'
import styles from './specimen.module.css'

interface Props {
  state: State
  view: View
  length: Length
}

export function Specimen({ state, view, length }: Props) {
  const { window: own } = state
  if (own === undefined) return <Shown state={state} length={length} />
  return (
    <iframe
      className={styles.window}
      title={state.name}
      loading="lazy"
      width={own.width}
      height={own.height}
      src={addressOf(view, { state: state.name, text: length })}
    />
  )
}

/** In the window that the page is in. */
export function Shown({ state, length }: Omit<Props, 'view'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog stands where it belongs a moment after what it is opened by.
    const timer = setTimeout(() => {
      if (place.current === null) return
      const { look, act } = state
      if (look !== undefined) place.current.querySelector(look.at)?.setAttribute('data-look', look.as)
      act?.(place.current)
    })
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div ref={place}>
      <MemoryRouter>{state.show(wordsOf(length))}</MemoryRouter>
    </div>
  )
}
