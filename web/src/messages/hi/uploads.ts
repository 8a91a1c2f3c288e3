import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'अपलोड में बहुत समय लगा। कृपया तेज़ कनेक्शन पर या छोटी फ़ाइल के साथ फिर से कोशिश करें।',
  tooLarge: 'यह फ़ाइल बहुत बड़ी है।',
}
