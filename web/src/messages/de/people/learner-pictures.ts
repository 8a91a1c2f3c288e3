import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'Apfel',
    ball: 'Ball',
    bear: 'Bär',
    bird: 'Vogel',
    boat: 'Boot',
    book: 'Buch',
    cake: 'Kuchen',
    car: 'Auto',
    cat: 'Katze',
    clock: 'Uhr',
    dog: 'Hund',
    fish: 'Fisch',
    flower: 'Blume',
    frog: 'Frosch',
    hat: 'Hut',
    house: 'Haus',
    key: 'Schlüssel',
    leaf: 'Blatt',
    moon: 'Mond',
    rocket: 'Rakete',
    star: 'Stern',
    sun: 'Sonne',
    train: 'Zug',
    tree: 'Baum',
  },
}
