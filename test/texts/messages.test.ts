/** The texts of the pages, in every language. */
import { testCounts } from './counts.ts'
import { testTranslations } from './translations.ts'

testTranslations('web/src/messages', ['format.ts', 'dates.ts', 'names.ts'])
testCounts('web/src/messages')
