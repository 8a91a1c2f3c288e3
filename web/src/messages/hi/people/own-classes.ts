import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'आपकी कक्षाएं',
  loading: 'आपकी कक्षाएं लोड हो रही हैं',
  now: 'इस साल',
  past: 'पिछले साल',
  until: (date) => `${date} तक`,
  empty: 'आप अभी किसी कक्षा में नहीं हैं',
  emptyAdvice: (organization) => `जब ${organization} आपको किसी कक्षा में जोड़ेगा, तो वह आपको यहां मिलेगी।`,
}
