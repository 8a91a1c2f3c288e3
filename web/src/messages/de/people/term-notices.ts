import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'Nicht bei allen gleich. Was hier steht, wird für alle gespeichert.',
  unfinished: 'Tragen Sie Tag, Monat und ein Jahr mit vier Ziffern ein, oder lassen Sie alles leer.',
  over: 'Wer den letzten Tag hinter sich hat, steht unter den Ehemaligen, wo sich die Mitgliedschaft verlängern lässt.',
}
