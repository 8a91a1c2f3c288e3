import type { Term } from '@atrium/contract/rules/time/term'
import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, dateStyle, locale } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

/** After a colon. */
export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'कोई आखिरी दिन नहीं' : `${shownDay(endsOn)} तक`
  return endsOn === null ? `${shownDay(startsOn)} से` : `${shownDay(startsOn)} से ${shownDay(endsOn)} तक`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `${shownDay(day)} से शुरू`,
  endsOn: (day) => `आखिरी दिन: ${shownDay(day)}`,
  endedOn: (day) => `${shownDay(day)} को सदस्यता खत्म`,
  action: 'पहला और आखिरी दिन',
  dialog: {
    title: 'पहला और आखिरी दिन',
    lead: (names) => `${names} की सदस्यता के।`,
    first: 'पहला दिन',
    firstHint: 'इससे पहले अंदर नहीं आ सकते। खाली: शुरुआत से।',
    last: 'आखिरी दिन',
    lastHint: 'इसके बाद सदस्यता खत्म हो जाती है। खाली: कभी खत्म नहीं।',
    cancel: 'रद्द करें',
    save: 'सेव करें',
  },
  set: (names, words) => `${names}: ${words}।`,
  lastOwner: 'संगठन का कम से कम एक मालिक ऐसा होना चाहिए जिसका कोई आखिरी दिन न हो: अकेले मालिक के दिन नहीं बदले जाते।',
  forbidden: (names) => `${names} के लिए इसे सिर्फ़ कोई मालिक बदल सकता है।`,
  gone: (names) => `${names}: अब यहां नहीं।`,
  former: {
    title: 'पूर्व सदस्य',
    ended: 'सदस्यता',
    dates: (words) => `सदस्यता अपने आखिरी दिन के साथ खत्म हुई: ${words}।`,
    lastDay: (day) => `सदस्यता अपने आखिरी दिन, ${day}, के साथ खत्म हुई।`,
    renew: 'फिर शुरू करें',
    renewNamed: (name) => `${name} की सदस्यता फिर शुरू करें`,
    empty: 'किसी की सदस्यता खत्म नहीं हुई है',
    emptyAdvice: 'जिनकी सदस्यता का आखिरी दिन बीत जाता है, वे यहां दिखते हैं।',
    renewTitle: (names) => `${names} की सदस्यता फिर शुरू करनी है?`,
    renewLead: 'उसी भूमिका, उन्हीं लेबल और कक्षाओं के साथ जो पहले थे। कभी खत्म न होने वाली सदस्यता के लिए आखिरी दिन खाली छोड़ दें।',
    renewed: (people) =>
      people === 1 ? '1 व्यक्ति पहले दिन से फिर अंदर आ सकेगा।' : `${figure(people)} लोग पहले दिन से फिर अंदर आ सकेंगे।`,
  },
}
