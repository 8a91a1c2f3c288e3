import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { notSeenDays } from '@atrium/contract/limits'
import type { Overview, OverviewRange } from '@atrium/contract/organizations/overview'
import { figure, percent } from '../format.ts'

type Step = Overview['step']

/** The word for a member is the same for one and for many. */
const members = (count: number) => `${figure(count)} सदस्य`
/** Before a postposition. */
const membersOblique = (count: number) => (count === 1 ? '1 सदस्य' : `${figure(count)} सदस्यों`)
const people = (count: number) => (count === 1 ? '1 व्यक्ति' : `${figure(count)} लोग`)

const during: Record<OverviewRange, string> = { '30d': '30 दिनों में', '12m': '12 महीनों में', all: 'शुरुआत से अब तक' }
const average: Record<Step, string> = { day: 'हर दिन', week: 'हर हफ़्ते', month: 'हर महीने' }

export const overviewMessages: Translation<typeof english> = {
  range: 'अवधि',
  ranges: { '30d': '30 दिन', '12m': '12 महीने', all: 'सभी' },
  figures: 'आंकड़े',
  loading: 'आंकड़े लोड हो रहे हैं',
  tiles: {
    label: 'आज',
    members: 'सदस्य',
    change: (change, range) =>
      change === 0
        ? `${during[range]} कोई बदलाव नहीं`
        : `${during[range]} ${change > 0 ? '+' : '−'}${figure(Math.abs(change))}`,
    week: 'इस हफ़्ते साइन इन किया',
    today: (count) => `आज ${people(count)}`,
    notSeen: `${notSeenDays} दिनों से नहीं आए`,
    seeWho: 'देखें कौन',
    nobody: 'हाल में सभी आए हैं',
    secondStep: 'दूसरे चरण वाले',
    shareOf: (part, all) => (all === 0 ? '' : `${membersOblique(all)} में से ${percent(part, all)}`),
    elsewhere: 'यह आपकी साइन-इन सेवा के पास है',
  },
  people: {
    title: 'लोग',
    members: 'सदस्य',
    roles: { users: 'उपयोगकर्ता', staff: 'स्टाफ़', owners: 'मालिक' },
    rolesLabel: 'भूमिका के हिसाब से',
    label: (count, from, since) => `समय के साथ सदस्य: अभी ${members(count)}; ${since}: ${figure(from)}।`,
  },
  signIns: {
    title: 'साइन-इन',
    lead: 'सदस्य कितनी बार आपकी साइट पर आए, और वे कितने अलग-अलग लोग थे।',
    signIns: 'साइन-इन',
    people: 'लोग',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'समय के साथ साइन-इन: अभी तक कोई नहीं।'
        : `समय के साथ साइन-इन: कुल ${figure(signIns)}, सबसे ज़्यादा (${figure(most)}): ${when}।`,
    average: (count, step) => `${average[step]} ${figure(count)}`,
  },
  invites: {
    title: 'न्योते',
    lead: 'कितने भेजे गए और कितने स्वीकार हुए। एक लिंक को कई लोग स्वीकार कर सकते हैं।',
    sent: 'भेजे गए',
    accepted: 'स्वीकार हुए',
    label: (sent, accepted) => `समय के साथ न्योते: ${figure(sent)} भेजे गए, ${figure(accepted)} स्वीकार हुए।`,
  },
  secondSteps: {
    title: 'दूसरा चरण',
    lead: 'वे सदस्य जिनका खाता सिर्फ़ पासवर्ड से नहीं खुलता।',
    authenticator: 'ऑथेंटिकेटर ऐप',
    passkey: 'पासकी',
    none: 'दोनों में से कोई नहीं',
    label: (either, all) => `${membersOblique(all)} में से ${figure(either)} के पास है`,
    both: (count) => `${count === 1 ? '1 व्यक्ति' : `${figure(count)} लोगों`} के पास दोनों हैं।`,
  },
  since: (day) => `दिन आपके संगठन के समय क्षेत्र के हिसाब से हैं। सब कुछ ${day} से गिना जा रहा है।`,
  before: (day) =>
    `सब कुछ ${day} से गिना जा रहा है। उससे पहले की वही जानकारी है जो अब भी मौजूद है: सदस्यताएं और न्योते, साइन-इन नहीं।`,
  empty: {
    sentence: 'दिखाने के लिए अभी कुछ नहीं है',
    advice:
      'आंकड़े आज से शुरू होते हैं। लोगों के शामिल होने, साइन इन करने और न्योते पाने के बाद, आपको यहां दिखेगा कि आपका संगठन कैसा चल रहा है।',
    invite: 'लोगों को न्योता दें',
  },
  notSeen: {
    title: `${notSeenDays} दिनों से नहीं आए`,
    lead: `वे सदस्य जो ${notSeenDays} दिनों से न आपकी साइट पर आए और न ही इन पेजों पर। जो सबसे लंबे समय से नहीं आए वे सबसे ऊपर हैं।`,
    back: 'खास जानकारी',
    table: 'जो सदस्य नहीं आए',
    name: 'नाम',
    role: 'भूमिका',
    lastSeen: 'आखिरी बार आए',
    never: 'कभी नहीं',
    joined: (day) => `${day} से सदस्य`,
    loading: 'सूची लोड हो रही है',
    empty: 'हाल में सभी आए हैं',
    emptyAdvice: `जो ${notSeenDays} दिनों तक नहीं आते वे यहां दिखते हैं।`,
    toOverview: 'खास जानकारी पर वापस जाएं',
  },
}
