import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'Tus clases',
  loading: 'Cargando tus clases',
  now: 'Este año',
  past: 'Años anteriores',
  until: (date) => `Hasta el ${date}`,
  empty: 'Todavía no estás en ninguna clase',
  emptyAdvice: (organization) => `Cuando ${organization} te añada a una clase, la encontrarás aquí.`,
}
