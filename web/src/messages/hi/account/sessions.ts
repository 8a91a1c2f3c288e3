import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { waysIn } from '@atrium/contract/sentences/hi/ways-in'
import { toDayAndTime } from '../dates.ts'
import { figure, plural, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'पिछले एक घंटे में इस्तेमाल हुआ'
  if (seconds < day) return `आखिरी बार इस्तेमाल: ${relative(-Math.round(seconds / hour), 'hour')}`
  return `आखिरी बार इस्तेमाल: ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${system} पर ${browser}`
  return browser ?? (system === null ? 'अनजान ब्राउज़र' : `${system} पर ब्राउज़र`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `नेटवर्क ${network}`,
  since: (at, way) => [toDayAndTime(at), 'को', waysIn[way], 'साइन इन किया गया'].filter(Boolean).join(' '),

  card: {
    title: 'आप कहां-कहां साइन इन हैं',
    lead: 'वे सभी ब्राउज़र और ऐप जिनमें आपके खाते से साइन इन किया गया है। अगर किसी को आप न पहचानें, तो उसे साइन आउट करें और अपना पासवर्ड बदलें।',
    networkHint: 'नेटवर्क, इंटरनेट पते का पहला हिस्सा है। इससे कनेक्शन अलग-अलग पहचाने जा सकते हैं, यह पता नहीं चलता कि कोई कहां है।',
    loading: 'आप कहां-कहां साइन इन हैं, यह लोड हो रहा है',
    failed: 'आप कहां-कहां साइन इन हैं, यह लोड नहीं हो पाया।',
    thisBrowser: 'यह ब्राउज़र',
    activeNow: 'अभी चालू है',
    lastUsed,
    onlyThis: 'आप और कहीं साइन इन नहीं हैं।',
    signOut: 'साइन आउट करें',
    signOutNamed: (name) => `${name} को साइन आउट करें`,
    others: 'बाकी हर जगह से साइन आउट करें',
    list: 'ब्राउज़र और ऐप',
    more: 'और दिखाएं',
  },
  confirmOne: {
    title: (name) => `${name} को साइन आउट करना है?`,
    lead: 'इसे तुरंत साइन आउट कर दिया जाएगा, उन साइटों से भी जिन पर यह यहां से गया था। इसे इस्तेमाल करने वाले को फिर से साइन इन करना होगा। इसे पहले जैसा नहीं किया जा सकता।',
    cancel: 'रद्द करें',
    confirm: 'साइन आउट करें',
  },
  confirmOthers: {
    title: 'बाकी हर जगह से साइन आउट करना है?',
    lead: 'बाकी सभी ब्राउज़र और ऐप तुरंत साइन आउट हो जाएंगे और उनमें फिर से साइन इन करना होगा। यहां आप साइन इन रहेंगे। इसे पहले जैसा नहीं किया जा सकता।',
    cancel: 'रद्द करें',
    confirm: 'बाकी हर जगह से साइन आउट करें',
  },
  ended: (name) => `${name} को साइन आउट कर दिया गया।`,
  gone: 'यह पहले ही साइन आउट हो चुका था।',
  endedOthers: (count) =>
    count === 0
      ? 'आप और कहीं साइन इन नहीं थे।'
      : plural(count, {
          one: 'एक दूसरे ब्राउज़र को साइन आउट कर दिया गया।',
          other: `${figure(count)} दूसरे ब्राउज़रों को साइन आउट कर दिया गया।`,
        }),

  hosted: {
    lead: 'आपकी साइन-इन सेवा यह नहीं बताती कि आप कहां-कहां साइन इन हैं। यहां से आप हर जगह से एक साथ साइन आउट कर सकते हैं।',
    button: 'हर जगह से साइन आउट करें',
    confirm: {
      title: 'हर जगह से साइन आउट करना है?',
      lead: 'सभी ब्राउज़र और ऐप, यह वाला भी, ज़्यादा से ज़्यादा एक घंटे में साइन आउट हो जाएंगे। उसके बाद आपको फिर से साइन इन करना होगा। इसे पहले जैसा नहीं किया जा सकता।',
      cancel: 'रद्द करें',
      confirm: 'हर जगह से साइन आउट करें',
    },
  },

  newSignIn: {
    heading: 'क्या यह साइन-इन आपने किया?',
    lead: 'किसी ने आपके खाते में ऐसे ब्राउज़र से साइन इन किया जिसे हमने इस खाते के साथ पहले नहीं देखा।',
    explain:
      'अगर यह आपने नहीं किया, तो उस ब्राउज़र को अभी साइन आउट करें। वह तुरंत साइन आउट हो जाएगा और उसमें फिर से साइन इन करना होगा।',
    submit: 'यह मैंने नहीं किया: साइन आउट करें',
    ending: 'साइन आउट किया जा रहा है',
    keep: 'अगर यह आपने किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
    signIn: 'साइन इन करें',
    endedHeading: 'उस ब्राउज़र को साइन आउट कर दिया गया',
    ended: 'अब वह आपका खाता इस्तेमाल नहीं कर सकता।',
    advice:
      'जिसने साइन इन किया था, हो सकता है उसे आपका पासवर्ड पता हो। अभी नया पासवर्ड चुनें। इससे बाकी सब भी साइन आउट हो जाएंगे।',
    reset: 'नया पासवर्ड चुनें',
  },
  deadNewSignIn: {
    heading: 'यह लिंक अब काम नहीं करता',
    expired: 'इसकी समयसीमा खत्म हो गई है: ब्राउज़र को साइन आउट करने का लिंक सात दिन तक काम करता है।',
    used: 'यह पहले ही इस्तेमाल हो चुका है, या वह ब्राउज़र किसी और तरीके से साइन आउट हो चुका है। अगर साइन इन आपने नहीं किया था, तो नया पासवर्ड चुनें।',
    disabled: 'यह लिंक जिस खाते के लिए भेजा गया था, वह बंद कर दिया गया है। कृपया सहायता टीम से संपर्क करें।',
    again: 'नया पासवर्ड चुनें',
    signIn: 'साइन इन पर वापस जाएं',
  },
}
