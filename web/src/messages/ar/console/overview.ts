import { notSeenDays } from '@atrium/contract/limits'
import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays, ofMembers, people } from '../counts.ts'
import { figure, percent, plural } from '../format.ts'

export const overviewMessages: Translation<typeof english> = {
  range: 'الفترة',
  ranges: { '30d': `${figure(30)} يومًا`, '12m': `${figure(12)} شهرًا`, all: 'الكل' },
  figures: 'الأرقام',
  loading: 'جارٍ تحميل الأرقام',
  tiles: {
    label: 'اليوم',
    members: 'الأعضاء',
    change: (change, range) => {
      const of = { '30d': `خلال ${figure(30)} يومًا`, '12m': `خلال ${figure(12)} شهرًا`, all: 'منذ البداية' }[range]
      if (change === 0) return `بدون تغيير ${of}`
      return `${change > 0 ? 'زيادة' : 'نقص'} ${figure(Math.abs(change))} ${of}`
    },
    week: 'سجّلوا الدخول هذا الأسبوع',
    today: (count) => `${people(count)} اليوم`,
    notSeen: `غياب ${ofDays(notSeenDays)}`,
    seeWho: 'عرض الأشخاص',
    nobody: 'حضر الجميع مؤخرًا',
    secondStep: 'مع خطوة ثانية',
    shareOf: (part, members) => (members === 0 ? '' : `${percent(part, members)} من ${ofMembers(members)}`),
    elsewhere: 'لدى مزوّد تسجيل الدخول',
  },
  people: {
    title: 'الأشخاص',
    members: 'الأعضاء',
    roles: { users: 'المستخدمون', staff: 'طاقم العمل', owners: 'المالكون' },
    rolesLabel: 'حسب الدور',
    label: (members, from, since) => `الأعضاء بمرور الوقت: العدد الآن ${figure(members)}، وكان ${figure(from)} ${since}.`,
  },
  signIns: {
    title: 'عمليات تسجيل الدخول',
    lead: 'كل مرة يدخل فيها عضو إلى موقعك، وعدد الأشخاص المختلفين.',
    signIns: 'عمليات تسجيل الدخول',
    people: 'الأشخاص',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'عمليات تسجيل الدخول بمرور الوقت: لا شيء بعد.'
        : `عمليات تسجيل الدخول بمرور الوقت: المجموع ${figure(signIns)}، وأكثرها ${when}: ${figure(most)}.`,
    average: (count, step) => `${figure(count)} ${{ day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر' }[step]}`,
  },
  invites: {
    title: 'الدعوات',
    lead: 'ما أُرسل وما قُبل. يمكن أن يقبل الرابط الواحد أشخاص كثيرون.',
    sent: 'المرسلة',
    accepted: 'المقبولة',
    label: (sent, accepted) => `الدعوات بمرور الوقت: المرسلة ${figure(sent)}، والمقبولة ${figure(accepted)}.`,
  },
  secondSteps: {
    title: 'الخطوات الثانية',
    lead: 'الأعضاء الذين لا تكفي كلمة المرور وحدها لفتح حساباتهم.',
    authenticator: 'تطبيق مصادقة',
    passkey: 'مفتاح مرور',
    none: 'لا هذا ولا ذاك',
    label: (either, members) => `لدى ${figure(either)} من أصل ${ofMembers(members)} واحدة منها`,
    both: (count) =>
      plural(count, {
        zero: 'لا أحد لديه كلاهما.',
        one: 'لدى شخص واحد كلاهما.',
        two: 'لدى شخصين كلاهما.',
        few: `لدى ${figure(count)} أشخاص كلاهما.`,
        many: `لدى ${figure(count)} شخصًا كلاهما.`,
        other: `لدى ${figure(count)} شخص كلاهما.`,
      }),
  },
  since: (day) => `الأيام حسب المنطقة الزمنية لمؤسستك. يُحصى كل شيء منذ ${day}.`,
  before: (day) =>
    `يُحصى كل شيء منذ ${day}. أما ما قبله فهو ما لا يزال معروفًا: العضويات والدعوات، بدون عمليات تسجيل الدخول.`,
  empty: {
    sentence: 'لا شيء لرسمه بعد',
    advice: 'تبدأ الأرقام اليوم. عندما ينضم الأشخاص ويسجّلون الدخول وتُرسل الدعوات، ترى هنا أحوال مؤسستك.',
    invite: 'دعوة أشخاص',
  },
  notSeen: {
    title: `غياب ${ofDays(notSeenDays)}`,
    lead: `الأعضاء الذين لم يدخلوا إلى موقعك ولم يستخدموا هذه الصفحات منذ ${ofDays(notSeenDays)}، والأطول غيابًا أولًا.`,
    back: 'نظرة عامة',
    table: 'الأعضاء الغائبون',
    name: 'الاسم',
    role: 'الدور',
    lastSeen: 'آخر حضور',
    never: 'لم يحضر قط',
    joined: (day) => `انضم في ${day}`,
    loading: 'جارٍ تحميل القائمة',
    empty: 'حضر الجميع مؤخرًا',
    emptyAdvice: `من يغيب ${ofDays(notSeenDays)} يظهر هنا.`,
    toOverview: 'الرجوع إلى النظرة العامة',
  },
}
