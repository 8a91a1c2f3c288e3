import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'Choisissez une image ou déposez-la ici',
    change: 'Choisir une autre image',
    drop: 'Déposez-la ici',
    remove: 'Supprimer l’image',
    again: 'Réessayer',
    uploading: 'Importation de l’image',
  },
  noUrl: 'L’image n’a pas pu être importée : aucune adresse n’a été renvoyée.',
  failed: 'L’image n’a pas pu être importée. Veuillez réessayer.',
}
