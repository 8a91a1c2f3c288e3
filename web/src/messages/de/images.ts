import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'Bild auswählen oder hier ablegen',
    change: 'Anderes Bild auswählen',
    drop: 'Hier ablegen',
    remove: 'Bild entfernen',
    again: 'Noch einmal versuchen',
    uploading: 'Das Bild wird hochgeladen',
  },
  noUrl: 'Das Bild konnte nicht hochgeladen werden. Es kam keine Adresse zurück.',
  failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
}
