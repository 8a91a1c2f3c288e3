import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'Vos classes',
  loading: 'Chargement de vos classes',
  now: 'Cette année',
  past: 'Années passées',
  until: (date) => `Jusqu’au ${date}`,
  empty: 'Vous n’êtes encore dans aucune classe',
  emptyAdvice: (organization) => `Quand ${organization} vous ajoutera à une classe, vous la trouverez ici.`,
}
