/** What is read from a card's address. */
import { expect, test } from 'vitest'
import { cardIn } from './card-in-address.ts'

test.each([
  ['#learner=a1&card=0123', { learner: 'a1', card: '0123' }],
  ['learner=a1&card=0123', { learner: 'a1', card: '0123' }],
  ['https://arch.example.com/learners#learner=a1&card=0123&more=2', { learner: 'a1', card: '0123' }],
  ['#learner=a%20b&card=c', { learner: 'a b', card: 'c' }],
  ['#learner=a1', null],
  ['#card=0123', null],
  ['#learner=&card=0123', null],
  ['https://arch.example.com/learners?learner=a1&card=0123', null],
  ['', null],
])('%s is %j', (address, card) => {
  expect(cardIn(address)).toEqual(card)
})
