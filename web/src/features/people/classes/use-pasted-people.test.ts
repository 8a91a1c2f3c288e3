/** How a pasted list of usernames is read. */
import { expect, test } from 'vitest'
import { namesIn } from './use-pasted-people.ts'

test.each([
  ['', []],
  [' \n, ;\t', []],
  ['ada', ['ada']],
  ['ada\nalan\r\ndonald', ['ada', 'alan', 'donald']],
  ['ada, alan;donald  grace\tkurt', ['ada', 'alan', 'donald', 'grace', 'kurt']],
  ['@ada @alan', ['ada', 'alan']],
  ['ada\nada, ada', ['ada']],
  ['зоя\u00a0josé', ['зоя', 'josé']],
])('%j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})
