import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'
import type { RecordField } from '@atrium/contract/record-changes'

const fields: Record<RecordField, string> = {
  given_name: 'पहला नाम',
  family_name: 'उपनाम',
  displayName: 'डिसप्ले नाम',
  username: 'यूज़रनेम',
  pronounce: 'संबोधन',
  photoURL: 'फ़ोटो',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'आपके खाते में हुआ बदलाव',
  loading: 'बदलाव लोड हो रहा है',
  lead: (organization) => `${organization} के एक मालिक ने यह बदला:`,
  field: (field) => fields[field],
  before: (value) => `पहले: ${value}`,
  after: (value) => `अब: ${value}`,
  nothing: 'कुछ नहीं',
  anotherPhoto: 'कोई और फ़ोटो',
  afterwards: (organization) =>
    `इसे वापस लेने के बाद ${organization} आपका खाता नहीं बदल सकेगा। वह अपने यहां आपके लिए दिखने वाला नाम अब भी चुन सकेगा।`,
  button: 'बदलाव वापस लें',
  done: 'बदलाव वापस ले लिया गया',
  doneLead: 'आपका खाता वैसा ही है जैसा मालिक के बदलने से पहले था।',
  someDone: 'जो आपने उसके बाद खुद बदला, या जिसे अब कोई और इस्तेमाल कर रहा है, वह वैसा ही रहेगा।',
  retry: 'फिर से कोशिश करें',
  signIn: 'साइन इन करें',
}
