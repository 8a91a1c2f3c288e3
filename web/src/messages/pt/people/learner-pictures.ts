import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'Maçã',
    ball: 'Bola',
    bear: 'Urso',
    bird: 'Pássaro',
    boat: 'Barco',
    book: 'Livro',
    cake: 'Bolo',
    car: 'Carro',
    cat: 'Gato',
    clock: 'Relógio',
    dog: 'Cachorro',
    fish: 'Peixe',
    flower: 'Flor',
    frog: 'Sapo',
    hat: 'Chapéu',
    house: 'Casa',
    key: 'Chave',
    leaf: 'Folha',
    moon: 'Lua',
    rocket: 'Foguete',
    star: 'Estrela',
    sun: 'Sol',
    train: 'Trem',
    tree: 'Árvore',
  },
}
