import { describe, expect, it, test } from 'vitest'
import { isValidName, localNameError, nameError, nameStatus } from './domain-check.ts'

describe('local checks', () => {
  it.each([
    ['', 'Please Enter Valid organization name!'],
    ['a_b', 'Domain name can only contain letters and numbers.'],
    ['_', 'Domain name can only contain letters and numbers.'],
    ['ab', 'Domain name must be at least 3 characters long.'],
    ['www', 'This name is reserved. Please choose another one.'],
    ['sso', 'This name is reserved. Please choose another one.'],
    ['abc', undefined],
    ['1st', undefined],
  ])('%j', (name, message) => {
    expect(localNameError(name)).toBe(message)
  })
})

test.each(['', 'ab', 'a_b', 'studio'])('%j is no valid name', (name) => {
  expect(isValidName(name)).toBe(false)
})

describe('the line under the field', () => {
  it.each([
    ['', 'unknown', ''],
    ['ab', 'unknown', 'Domain name must be at least 3 characters long.'],
    ['acme', 'unknown', ''],
    ['acme', 'taken', 'This domain is already taken.'],
    ['acme', 'available', 'This domain is available.'],
  ] as const)('for %j, %s', (name, availability, text) => {
    expect(nameStatus(name, availability)).toBe(text)
  })
})

describe('in red under the field', () => {
  it('says that the name is taken', () => {
    expect(nameError({ availability: 'taken', failure: undefined })).toBe('This domain is already taken.')
  })

  it('says what the server said where the lookup failed', () => {
    expect(nameError({ availability: 'unknown', failure: 'Too many attempts.' })).toBe('Too many attempts.')
    expect(nameError({ availability: 'available', failure: undefined })).toBeUndefined()
  })
})
