import type { TimelineFormat, TimelineKind } from '@atrium/contract/people/timeline'
import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const days = (number: number) => (number % 365 === 0 ? `${figure(number / 365)} साल` : `${figure(number)} दिन`)

export const timelineMessages: Translation<typeof english> = {
  older: 'पुरानी प्रविष्टियां दिखाएं',
  empty: 'अभी तक कुछ नहीं हुआ है',
  nothingMatches: 'कुछ मेल नहीं खाता',
  nothingMatchesAdvice: 'इस प्रकार की, इस व्यक्ति की और इन दिनों की कोई प्रविष्टि नहीं है।',
  clear: 'फ़िल्टर हटाएं',
  somebody: 'मिटाए गए खाते वाले व्यक्ति',
  filters: 'फ़िल्टर',
  kind: 'क्या',
  everyKind: 'सब कुछ',
  kinds: {
    people: 'लोगों का आना, जाना और बदलाव',
    roles: 'भूमिकाएं और मालिकाना हक',
    invites: 'न्योते और इंपोर्ट',
    labels: 'लेबल',
    classes: 'कक्षाएं',
    organization: 'संगठन और उसकी सेटिंग',
    exports: 'एक्सपोर्ट',
  } satisfies Record<TimelineKind, string>,
  by: 'किसने',
  everybody: 'कोई भी',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  timeZone: (zone) => `दिन और समय ${zone.replaceAll('_', ' ')} के हैं।`,
  export: 'एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है',
  formats: { csv: 'CSV के रूप में', jsonl: 'JSON लाइनों के रूप में' } satisfies Record<TimelineFormat, string>,
  kept: (number) => (number === null ? 'हमेशा के लिए रखी जाती है।' : `${days(number)} तक रखी जाती है।`),
  keep: {
    open: 'अवधि बदलें',
    title: 'टाइमलाइन को कब तक रखना है',
    label: 'प्रविष्टियां इतने समय तक रखें',
    forEver: 'हमेशा',
    days,
    lead: 'यह बदलाव भी टाइमलाइन की एक प्रविष्टि है।',
    warning: (number) =>
      `${days(number)} से पुरानी प्रविष्टियां एक घंटे में हमेशा के लिए मिटा दी जाएंगी। अगर आपको उनकी ज़रूरत है, तो पहले उन्हें एक्सपोर्ट करें।`,
    cancel: 'रद्द करें',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
  },
}
