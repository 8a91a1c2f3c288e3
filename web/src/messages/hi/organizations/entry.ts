import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import { anyOf, figure, plural } from '../format.ts'

/** In the oblique case: "से" follows. */
export const wayNames: Record<SignInWay, string> = {
  password: 'पासवर्ड',
  google: 'Google',
  passkey: 'पासकी',
  mail: 'ईमेल से मिले लिंक या कोड',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** After "हर", and before "में" or "तक": the oblique and the direct case are the same with a number. */
export function hoursInWords(hours: number): string {
  if (hours === 1) return 'घंटे'
  return hours % 24 === 0 ? (hours === 24 ? 'दिन' : `${figure(hours / 24)} दिन`) : `${figure(hours)} घंटे`
}

export const entryMessages: Translation<typeof english> = {
  loading: 'पता लगाया जा रहा है कि क्या ज़रूरी है',
  again: 'फिर से कोशिश करें',
  back: 'मेरे संगठनों पर वापस जाएं',
  second_step_required: {
    title: (name) => `${name} के लिए दूसरा चरण ज़रूरी है`,
    lead: 'साइन इन करते समय, पहले चरण के साथ-साथ आपके फ़ोन के किसी ऐप का कोड भी चाहिए। इसे अभी सेट अप करें; फिर हम आपको यहीं वापस ले आएंगे।',
    action: 'दूसरा चरण सेट अप करें',
    other: 'मेरे पास पासकी है',
    otherHint: 'पासकी से दोनों चरण एक साथ पूरे हो जाते हैं।',
  },
  sign_in_way_not_allowed: {
    title: (name) => `आपने जिस तरीके से साइन इन किया, उसे ${name} स्वीकार नहीं करता`,
    lead: (ways) =>
      `कृपया ${ways === null ? 'किसी दूसरे तरीके' : wayList(ways)} से साइन इन करें। पहले आपको यहां से साइन आउट किया जाएगा, फिर हम आपको वापस ले आएंगे।`,
    action: 'दूसरे तरीके से साइन इन करें',
    other: 'साइन इन करने का तरीका जोड़ें',
    otherHint: 'आपके खाते में इनमें से अभी कोई नहीं है?',
  },
  sign_in_too_old: {
    title: (name) => `${name} के लिए आपको फिर से साइन इन करना होगा`,
    lead: (hours) =>
      `यहां हर ${hours === null ? 'कुछ घंटों' : hoursInWords(hours)} में ऐसा करना होता है, आप चाहे कहीं भी साइन इन हों। उसके बाद आप वहीं से आगे बढ़ेंगे जहां थे।`,
    action: 'पुष्टि करें कि यह आप ही हैं',
  },
  grace: {
    label: 'जल्द ही दूसरा चरण ज़रूरी होगा',
    asks: (name, day) => `${name} में ${day} से दूसरा चरण ज़रूरी होगा।`,
    left: (days) =>
      days < 1
        ? 'यानी आज से।'
        : plural(days, {
            one: `इसे सेट अप करने के लिए आपके पास ${figure(days)} दिन बचा है।`,
            other: `इसे सेट अप करने के लिए आपके पास ${figure(days)} दिन बचे हैं।`,
          }),
    action: 'सेट अप करें',
  },
  onTheWay: {
    text: 'इसे सेट अप करने के बाद आप आगे बढ़ सकते हैं।',
    action: 'आगे बढ़ें',
  },
  atSite: {
    text: 'आगे बढ़ने से पहले एक काम करना बाकी है।',
    action: 'देखें कि क्या करना है',
  },
}
