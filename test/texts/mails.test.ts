/** The words of mails, in every language. */
import { testTranslations } from './translations.ts'

testTranslations('server/src/messaging/words', {
  // It puts the others together.
  wordless: ['mail-words.ts'],
  unfinished: ['es', 'fr', 'de', 'pt', 'ar'],
})
