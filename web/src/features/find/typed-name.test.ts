import { expect, test } from 'vitest'
import { typedName } from './typed-name.ts'

test.each([
  ['acme', 'acme'],
  [' Acme ', 'acme'],
  ['acme.localhost:8080', 'acme'],
  ['http://acme.localhost:8080/?token=x', 'acme'],
  ['acme.elsewhere.example', 'acme.elsewhere.example'],
  ['a b', 'a b'],
  ['', ''],
])('%j is %j', (text, name) => {
  expect(typedName(text, 'localhost:8080')).toBe(name)
})
