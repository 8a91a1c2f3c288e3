import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: 'تفاحة',
    ball: 'كرة',
    bear: 'دب',
    bird: 'عصفور',
    boat: 'قارب',
    book: 'كتاب',
    cake: 'كعكة',
    car: 'سيارة',
    cat: 'قطة',
    clock: 'ساعة',
    dog: 'كلب',
    fish: 'سمكة',
    flower: 'زهرة',
    frog: 'ضفدع',
    hat: 'قبعة',
    house: 'بيت',
    key: 'مفتاح',
    leaf: 'ورقة شجر',
    moon: 'قمر',
    rocket: 'صاروخ',
    star: 'نجمة',
    sun: 'شمس',
    train: 'قطار',
    tree: 'شجرة',
  },
}
