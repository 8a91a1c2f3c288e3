import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'Herausgeber erstellen',
  nameLead: 'Der Name, der bei allem steht, was Sie veröffentlichen.',
  nameLabel: 'Name des Herausgebers',
  nameHint: 'Ihr eigener Name, der Ihres Teams oder Ihres Verlags.',
  myPublishers: 'Sie suchen einen Herausgeber? Meine Herausgeber.',
  imageTitle: 'Wählen Sie ein Bild',
  imageLead: (name) =>
    `Es steht neben ${name}, in Listen und auf der eigenen Website. Sie können auch ohne Bild fortfahren.`,
  imageLabel: 'Bild des Herausgebers',
  imageHint: 'JPG, PNG, kleiner als 2 MB',
  cancel: 'Abbrechen',
  back: 'Zurück',
  next: 'Weiter',
  preparing: 'Wird vorbereitet...',
  outcome: (name) => `Erstellt ${name} und führt Sie zur neuen Website.`,
  namesake: (name, id) =>
    `Sie haben bereits einen Herausgeber namens ${name} (@${id}). Um einen weiteren mit diesem Namen zu erstellen, wählen Sie noch einmal „Weiter“.`,
  toNamesake: (name) => `Zu ${name}`,
}
