/** What the pictures of picture passwords are called: learners hear it, and teachers tell it to them. */
import type { LearnerPicture } from '@atrium/contract/people/learner-names'

export const learnerPictureMessages = {
  names: {
    apple: 'Apple',
    ball: 'Ball',
    bear: 'Bear',
    bird: 'Bird',
    boat: 'Boat',
    book: 'Book',
    cake: 'Cake',
    car: 'Car',
    cat: 'Cat',
    clock: 'Clock',
    dog: 'Dog',
    fish: 'Fish',
    flower: 'Flower',
    frog: 'Frog',
    hat: 'Hat',
    house: 'House',
    key: 'Key',
    leaf: 'Leaf',
    moon: 'Moon',
    rocket: 'Rocket',
    star: 'Star',
    sun: 'Sun',
    train: 'Train',
    tree: 'Tree',
  } satisfies Record<LearnerPicture, string>,
} as const
