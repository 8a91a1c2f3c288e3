import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'Pomme',
    ball: 'Balle',
    bear: 'Ours',
    bird: 'Oiseau',
    boat: 'Bateau',
    book: 'Livre',
    cake: 'Gâteau',
    car: 'Voiture',
    cat: 'Chat',
    clock: 'Horloge',
    dog: 'Chien',
    fish: 'Poisson',
    flower: 'Fleur',
    frog: 'Grenouille',
    hat: 'Chapeau',
    house: 'Maison',
    key: 'Clé',
    leaf: 'Feuille',
    moon: 'Lune',
    rocket: 'Fusée',
    star: 'Étoile',
    sun: 'Soleil',
    train: 'Train',
    tree: 'Arbre',
  },
}
