import type { learnerPictureMessages as english } from '#languages/en/people/learner-pictures.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerPictureMessages: Translation<typeof english> = {
  names: {
    apple: '苹果',
    ball: '球',
    bear: '熊',
    bird: '小鸟',
    boat: '船',
    book: '书',
    cake: '蛋糕',
    car: '汽车',
    cat: '猫',
    clock: '时钟',
    dog: '狗',
    fish: '鱼',
    flower: '花',
    frog: '青蛙',
    hat: '帽子',
    house: '房子',
    key: '钥匙',
    leaf: '树叶',
    moon: '月亮',
    rocket: '火箭',
    star: '星星',
    sun: '太阳',
    train: '火车',
    tree: '树',
  },
}
