import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'Créer un éditeur',
  nameLead: 'Le nom affiché sur ce que vous publiez.',
  nameLabel: 'Nom de l’éditeur',
  nameHint: 'Votre nom, celui de votre équipe ou de votre maison d’édition.',
  myPublishers: 'Vous cherchez un éditeur ? Mes éditeurs.',
  imageTitle: 'Choisissez une image',
  imageLead: (name) =>
    `Affichée à côté du nom ${name}, dans les listes et sur son site. Vous pouvez continuer sans image.`,
  imageLabel: 'Image de l’éditeur',
  imageHint: 'JPG, PNG, moins de 2 Mo',
  cancel: 'Annuler',
  back: 'Retour',
  next: 'Suivant',
  preparing: 'Préparation...',
  outcome: (name) => `Crée l’éditeur ${name} et vous conduit à son site.`,
  namesake: (name, id) =>
    `Vous avez déjà un éditeur nommé ${name} (@${id}). Pour en créer un autre du même nom, appuyez de nouveau sur Suivant.`,
  toNamesake: (name) => `Aller à ${name}`,
}
