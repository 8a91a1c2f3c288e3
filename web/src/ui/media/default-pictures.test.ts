/** Default pictures need no request, and no others are touched. */
import { defaultLogo, defaultPublisherPicture } from '@atrium/contract/default-pictures'
import { expect, test } from 'vitest'
import { pictureAddress } from './default-pictures.ts'

test.each([defaultLogo, defaultPublisherPicture])('%s stands inside its address', (url) => {
  expect(pictureAddress(url)).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test.each(['https://cdn.example/logo.png', '/content/abc', '/__proto__', 'constructor', ''])(
  '%s stays as it is',
  (url) => {
    expect(pictureAddress(url)).toBe(url)
  },
)
