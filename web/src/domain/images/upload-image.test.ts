/** What a failed upload says beside its field. */
import { expect, test } from 'vitest'
import { ApiError, SlowUpload } from '#api/api-error.ts'
import { uploadFailure } from './upload-image.ts'

const again = 'Failed to upload image. Please try again.'

test.each([
  [
    'what the server says of the file',
    new ApiError(422, 'invalid_input', 'Some fields need another look.', { files: 'This image has too many pixels.' }),
    'This image has too many pixels.',
  ],
  [
    'another refusal in its own words',
    new ApiError(429, 'too_many_requests', 'Too many attempts. Please wait a moment and try again.'),
    'Too many attempts. Please wait a moment and try again.',
  ],
  ['no answer', new ApiError(0, 'network', 'Server is unavailable'), again],
  ['a line that is too slow', new SlowUpload(0, 'network', 'The upload took too long.'), 'The upload took too long.'],
  ['a server that failed', new ApiError(500, 'internal', 'Something went wrong'), again],
  ['anything else', new Error('x is not a function'), again],
])('%s', (_what, error, text) => {
  expect(uploadFailure(error)).toBe(text)
})
