import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { creationFailure } from './creation-failure.ts'

it.each([
  [
    new ImageNotUploaded('Failed to upload image. Please try again.'),
    { image: 'Failed to upload image. Please try again.' },
  ],
  [
    new ApiError(422, 'invalid_input', 'Some fields need another look.', { name: 'This name is too long.' }),
    { root: 'This name is too long.' },
  ],
  [new ApiError(0, 'network', 'Server is unavailable'), { root: 'Server is unavailable' }],
])('%s', (error, failure) => {
  expect(creationFailure('image')(error, ['image'])).toEqual(failure)
})

it('hides no mistake of our own', () => {
  const mistake = new TypeError('x is not a function')
  expect(() => creationFailure('image')(mistake, [])).toThrow(mistake)
})

it.each([new ApiError(409, 'name_taken', 'Taken'), new ApiError(400, 'internal', 'name already taken')])(
  'a name that is taken is told at the form, where its field is a step before: %s',
  (error) => {
    const told = { root: 'This workspace name already exits. Please select another name.' }
    expect(creationFailure('image')(error, ['image'])).toEqual(told)
  },
)
