import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'Ihre Klassen',
  loading: 'Ihre Klassen werden geladen',
  now: 'Dieses Jahr',
  past: 'Frühere Jahre',
  until: (date) => `Bis ${date}`,
  empty: 'Sie sind noch in keiner Klasse',
  emptyAdvice: (organization) => `Sobald ${organization} Sie in eine Klasse aufnimmt, finden Sie sie hier.`,
}
