import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'इमेज चुनें या खींचकर यहां छोड़ें',
    change: 'दूसरी इमेज चुनें',
    drop: 'यहां छोड़ें',
    remove: 'इमेज हटाएं',
    again: 'फिर से कोशिश करें',
    uploading: 'इमेज अपलोड हो रही है',
  },
  noUrl: 'इमेज अपलोड नहीं हो पाई। कोई URL नहीं मिला।',
  failed: 'इमेज अपलोड नहीं हो पाई। कृपया फिर से कोशिश करें।',
}
