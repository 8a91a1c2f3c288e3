/** What the catalogue shows: rooms of `web/src/ui`, their parts, and the states of each. */
import type { ReactNode } from 'react'
import type { Words } from './words/words.ts'

export interface Room {
  /** The folder's. */
  name: string
  parts: readonly Part[]
}

export interface Part {
  /** The file below `web/src/ui` that it shows; its address as well. */
  file: string
  /** Files of its own that are seen nowhere but in it. */
  within?: readonly string[]
  states: readonly State[]
}

export interface State {
  name: string
  show: (words: Words) => ReactNode
  /** Covers or fills a whole window, and so gets one of its own: of the sheet's width, unless said, and this high. */
  window?: { width?: number; height: number }
  /** One element of it as it looks under the pointer or with the focus, without either. */
  look?: { as: 'hover' | 'focus'; at: string }
  /** What somebody does to bring it about, once it stands. */
  act?: (specimen: HTMLElement) => void
}

/** Presses what `selector` finds: for a state that is behind a press. */
export function press(selector: string): (specimen: HTMLElement) => void {
  return (specimen) => specimen.querySelector<HTMLElement>(selector)?.click()
}
