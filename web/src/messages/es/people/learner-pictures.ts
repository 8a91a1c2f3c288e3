import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'Manzana',
    ball: 'Pelota',
    bear: 'Oso',
    bird: 'Pájaro',
    boat: 'Barco',
    book: 'Libro',
    cake: 'Tarta',
    car: 'Coche',
    cat: 'Gato',
    clock: 'Reloj',
    dog: 'Perro',
    fish: 'Pez',
    flower: 'Flor',
    frog: 'Rana',
    hat: 'Sombrero',
    house: 'Casa',
    key: 'Llave',
    leaf: 'Hoja',
    moon: 'Luna',
    rocket: 'Cohete',
    star: 'Estrella',
    sun: 'Sol',
    train: 'Tren',
    tree: 'Árbol',
  },
}
