import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'सेब',
    ball: 'गेंद',
    bear: 'भालू',
    bird: 'चिड़िया',
    boat: 'नाव',
    book: 'किताब',
    cake: 'केक',
    car: 'कार',
    cat: 'बिल्ली',
    clock: 'घड़ी',
    dog: 'कुत्ता',
    fish: 'मछली',
    flower: 'फूल',
    frog: 'मेंढक',
    hat: 'टोपी',
    house: 'घर',
    key: 'चाबी',
    leaf: 'पत्ता',
    moon: 'चांद',
    rocket: 'रॉकेट',
    star: 'तारा',
    sun: 'सूरज',
    train: 'रेलगाड़ी',
    tree: 'पेड़',
  },
}
