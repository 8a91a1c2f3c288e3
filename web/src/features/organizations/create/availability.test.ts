import { describe, expect, it } from 'vitest'
import { availabilityOf, isWorthAsking, localNameError, nameError, nameStatus } from './availability.ts'

describe('local checks', () => {
  it.each([
    ['', 'Please Enter Valid organization name!'],
    ['a_b', 'Domain name can only contain letters and numbers.'],
    ['_', 'Domain name can only contain letters and numbers.'],
    ['ab', 'Domain name must be at least 3 characters long.'],
    ['www', 'This name is reserved. Please choose another one.'],
    ['abc', undefined],
    ['1st', undefined],
  ])('%j', (name, message) => {
    expect(localNameError(name)).toBe(message)
  })
})

describe('availability', () => {
  it.each(['', 'ab', 'a_b', 'studio'])('is unknown, and not asked, for %j', (name) => {
    expect(isWorthAsking(name)).toBe(false)
    expect(availabilityOf(name, name, 'found')).toBe('unknown')
  })

  it('is checking from the first key until the answer', () => {
    expect(availabilityOf('acme', '', 'asking')).toBe('checking')
    expect(availabilityOf('acme', 'acme', 'asking')).toBe('checking')
  })

  it('follows the answer about this name', () => {
    expect(availabilityOf('acme', 'acme', 'free')).toBe('available')
    expect(availabilityOf('acme', 'acme', 'found')).toBe('taken')
  })

  it('is unknown when the lookup failed', () => {
    expect(availabilityOf('acme', 'acme', 'failed')).toBe('unknown')
  })

  it('takes no answer about an earlier name', () => {
    expect(availabilityOf('acme2', 'acme', 'found')).toBe('checking')
    expect(availabilityOf('ac', 'acme', 'free')).toBe('unknown')
  })
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
