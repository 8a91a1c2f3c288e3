import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { ImageNotUploaded } from '#domain/images/use-image-upload.ts'
import { creationFailure, isPictureGone } from './creation-failure.ts'

it.each([
  [
    new ImageNotUploaded('Failed to upload image. Please try again.'),
    { image: 'Failed to upload image. Please try again.' },
  ],
  [
    new ApiError(422, 'invalid_input', 'Some fields need another look.', { name: 'This name is too long.' }),
    { root: 'This name is too long.' },
  ],
  ...['branding.logo_url', 'profile_image_url', 'banner_image_url'].map((field): [ApiError, Record<string, string>] => [
    new ApiError(422, 'invalid_input', 'Some fields need another look.', { [field]: 'It is not there any more.' }),
    { image: 'It is not there any more.' },
  ]),
  [new ApiError(0, 'network', 'Server is unavailable'), { root: 'Server is unavailable' }],
])('%s', (error, failure) => {
  expect(creationFailure('image')(error, ['image'])).toEqual(failure)
})

it('a picture that the server has no more is uploaded anew, and no other refusal does that', () => {
  const refused = (fields: Record<string, string>) => new ApiError(422, 'invalid_input', 'Another look.', fields)
  expect(isPictureGone(refused({ 'branding.logo_url': 'Gone.' }))).toBe(true)
  expect(isPictureGone(refused({ name: 'This name is too long.' }))).toBe(false)
  expect(isPictureGone(new ImageNotUploaded('Not uploaded.'))).toBe(false)
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
