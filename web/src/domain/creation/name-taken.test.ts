import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { creationFailure } from './creation-failure.ts'

const pattern =
  'Display name should start with a letter and only consist of letters, digits, and hyphens with 4-20 characters.'

it.each([
  [
    new ApiError(409, 'organization_exists', 'Organization already exists'),
    { name: 'This workspace name already exits. Please select another name.' },
  ],
  [
    new ApiError(409, 'name_taken', 'name already taken'),
    { name: 'This workspace name already exits. Please select another name.' },
  ],
  [
    new ApiError(409, 'internal', 'Organization already exists'),
    { name: 'This workspace name already exits. Please select another name.' },
  ],
  [
    new ApiError(400, 'internal', 'name already taken'),
    { name: 'This workspace name already exits. Please select another name.' },
  ],
  [
    new ImageNotUploaded('Failed to upload image. No URL returned.'),
    { logo: 'Failed to upload image. No URL returned.' },
  ],
  [
    new ApiError(422, 'invalid_input', 'Some fields need another look.', { name: 'This name is reserved.' }),
    { name: 'This name is reserved.' },
  ],
  [new ApiError(422, 'invalid_input', 'Some fields need another look.', { displayName: pattern }), { root: pattern }],
  [new ApiError(0, 'network', 'Server is unavailable'), { root: 'Server is unavailable' }],
  [new ApiError(500, 'internal', 'Something went wrong'), { root: 'Something went wrong' }],
])('%s', (error, failure) => {
  expect(creationFailure('logo')(error, ['name', 'logo'])).toEqual(failure)
})

it('hides no mistake of our own', () => {
  const mistake = new TypeError('x is not a function')
  expect(() => creationFailure('logo')(mistake, [])).toThrow(mistake)
})
