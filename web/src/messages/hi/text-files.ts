import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'यह फ़ाइल खाली है।',
  tooLarge: 'यह फ़ाइल बहुत बड़ी है।',
  noText: 'यह टेक्स्ट फ़ाइल नहीं है।',
  noList: 'यह टेक्स्ट फ़ाइल नहीं है। सूची को CSV के रूप में सेव करें, फिर वह फ़ाइल चुनें।',
}
