/** Which files are taken for an image before they are sent. */
import { expect, test } from 'vitest'
import { imageFileError } from './content.ts'
import { uploadMaxBytes } from './limits.ts'
import { fieldMessages } from './sentences/en/fields.ts'

test.each([
  ['an image', { type: 'image/png', size: 1 }, undefined],
  ['the largest one', { type: 'image/png', size: uploadMaxBytes }, undefined],
  ['one that is larger', { type: 'image/png', size: uploadMaxBytes + 1 }, fieldMessages.fileTooLarge],
  ['another kind of file', { type: 'application/pdf', size: 1 }, fieldMessages.fileNotImage],
  ['a drawing, which may hold scripts', { type: 'image/svg+xml', size: 1 }, fieldMessages.fileNotImage],
  ['an empty file that is called an image', { type: 'image/png', size: 0 }, fieldMessages.fileNotImage],
])('%s', (_what, file, sentence) => {
  expect(imageFileError(file)).toBe(sentence)
})
