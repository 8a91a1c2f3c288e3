import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: 'पेज का यह हिस्सा लोड नहीं हो पाया। इंटरनेट से जुड़ते ही यह अपने-आप लोड हो जाएगा।',
  newVersion: 'इस पेज का नया वर्शन आ गया है। आपने जो लिखा है, उसे सेव करें, फिर पेज फिर से लोड करें।',
}
