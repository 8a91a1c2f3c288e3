/** The profile's rules, and what is sent of it. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { describe, expect, test } from 'vitest'
import { storedValues } from './profile-fields.ts'
import { ada, stored, typed } from './profile-fixture.ts'
import { profileChange, profilePhoto, profileProblems } from './profile-rules.ts'

describe('rules', () => {
  test.each([
    ['given_name', ' ', 'First name is required'],
    ['family_name', '', 'Last name is required'],
    ['displayName', '', 'Display name is required'],
    ['username', ' ', 'Username is required'],
    ['username', 'ada lovelace', fieldMessages.usernameInvalid],
    ['given_name', 'A'.repeat(101), fieldMessages.nameTooLong],
    ['pronounce', 'dr', fieldMessages.invalid],
  ])('%s "%s": %s', (field, value, message) => {
    expect(profileProblems(ada, { ...stored, [field]: value }, '')).toEqual({ [field]: message })
  })

  test('all is well as it is, without a password and with one of six', () => {
    expect(profileProblems(ada, stored, '')).toEqual({})
    expect(profileProblems(ada, stored, 'six456')).toEqual({})
  })

  test('a username from before today’s rules is kept, and changed by them', () => {
    const dots = { ...ada, username: '..' }
    expect(profileProblems(dots, storedValues(dots), '')).toEqual({})
    expect(profileProblems(dots, { ...stored, username: '...' }, '')).toEqual({
      username: fieldMessages.usernameInvalid,
    })
  })

  test('a password under six', () => {
    expect(profileProblems(ada, stored, 'five5')).toEqual({ password: 'Password must be at least 6 character long' })
  })

  test('an e-mail that is none; an account without one is none of its problems', () => {
    expect(profileProblems({ ...ada, email: 'ada@' }, stored, '')).toEqual({ email: 'Invalid email' })
    expect(profileProblems({ ...ada, email: null }, stored, '')).toEqual({})
  })

  test('a photo is required, and initials are one', () => {
    const nameless = { ...stored, given_name: ' ', family_name: '' }
    expect(profileProblems(ada, nameless, '')).toMatchObject({ photo: 'Profile photo is required' })
    expect(profileProblems({ ...ada, photoURL: '/content/ada.webp' }, nameless, '')).not.toHaveProperty('photo')
  })
})

describe('photo', () => {
  test.each([null, '', 'https://ui-avatars.com/api/?name=Ada', 'https://api.dicebear.com/9.x/initials/svg?seed=Ada'])(
    'in place of %s, the initials of first and last name',
    (photoURL) => {
      expect(decodeURIComponent(profilePhoto({ ...ada, photoURL }, stored) ?? '')).toContain('>AL</text>')
    },
  )

  test.each(['/content/ada.webp', 'https://cdn.example/ui-avatars.com/ada.png'])('%s stays', (photoURL) => {
    expect(profilePhoto({ ...ada, photoURL }, stored)).toBe(photoURL)
  })

  test('saving takes a generator’s picture away, and leaves every other', () => {
    expect(profileChange({ ...ada, photoURL: 'https://ui-avatars.com/api/?name=A' }, {})).toEqual({ photoURL: null })
    expect(profileChange({ ...ada, photoURL: '/content/ada.webp' }, {})).toEqual({})
  })
})

test('only what differs is sent, trimmed', () => {
  const edits = typed({ given_name: ' Augusta ', pronounce: 'mrs', family_name: 'Lovelace ' })
  expect(profileChange(ada, edits)).toEqual({ given_name: 'Augusta', pronounce: 'mrs' })
})
