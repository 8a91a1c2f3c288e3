/** The texts of the pages, in every language. */
import { testTranslations } from './translations.ts'

testTranslations('web/src/messages', { wordless: ['format.ts', 'dates.ts'], unfinished: ['ar'] })
