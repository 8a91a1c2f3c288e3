import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type { provisioningMessages as english } from '#languages/en/console/provisioning.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays, ofPeople } from '../counts.ts'
import { figure, isolate, plural } from '../format.ts'
import { shownDay } from '../people/terms.ts'

const groupsOf = (count: number) =>
  plural(count, {
    zero: `${figure(count)} مجموعات`,
    one: 'مجموعة واحدة',
    two: 'مجموعتين',
    few: `${figure(count)} مجموعات`,
    many: `${figure(count)} مجموعة`,
    other: `${figure(count)} مجموعة`,
  })

export const provisioningMessages: Translation<typeof english> = {
  lead: `يضيف دليل المستخدمين، مثل ${isolate('Microsoft Entra ID')} أو ${isolate('Okta')}، الأشخاص هنا، وينهي عضويتهم عند مغادرتهم، ويحفظ التصنيفات أو الصفوف وفق مجموعاته.`,
  other: 'دليل مستخدمين آخر',
  empty: {
    sentence: 'لا يوجد دليل مستخدمين مرتبط',
    advice:
      'يمكن ربط الدليل الذي يُحفظ فيه الأشخاص: من يُضاف هناك يصبح عضوًا هنا، ومن يُزال هناك لا يبقى عضوًا هنا، دون تدخّل من أحد.',
    prove: 'أولًا يلزم إثبات ملكية النطاق الذي تنتهي به عناوين بريد الأشخاص. من كان عنوانه في نطاق آخر يُرفض.',
    toDomains: 'الانتقال إلى النطاقات',
    proven: (domains) => `يمكنه إضافة كل من له عنوان في ${isolate(domains)}.`,
  },
  list: 'أدلة المستخدمين',
  open: 'فتح',
  openNamed: (directory, day) => `فتح ${isolate(directory)}، ارتبط في ${day}`,
  connectedOn: (day) => `ارتبط في ${day}`,
  back: 'كل أدلة المستخدمين',
  missing: 'هذا الدليل غير مرتبط',
  missingAdvice: 'تم فصله، أو لم يكن يومًا لهذه المؤسسة.',
  connect: {
    open: 'ربط دليل مستخدمين',
    full: `يمكن أن يكون للمؤسسة ${figure(maxConnections)} أدلة مستخدمين.`,
    lead: 'يظهر بعدها عنوان ورمز وصول، يُدخلان في الدليل.',
    directory: 'أين يُحفظ الأشخاص',
    groups: 'ما تصبح عليه مجموعاته هنا',
    cancel: 'إلغاء',
    submit: 'ربط',
  },
  groups: {
    title: 'ما تصبح عليه مجموعاته',
    names: { labels: 'تصنيفات', classes: 'صفوف', off: 'لا شيء' },
    about: {
      labels: 'كل من في مجموعة يحصل على تصنيف باسمها.',
      classes: 'كل من في مجموعة يكون في صف باسمها.',
      off: 'تُسجَّل المجموعات، ولا يحصل أحد بها على شيء.',
    },
    save: 'حفظ',
    saved: 'تم الحفظ.',
    ask: 'تغيير ما تصبح عليه المجموعات؟',
    askLead: (count) =>
      `يشمل هذا ${groupsOf(count)}. يفقد أشخاصها ما حصلوا عليه منها، ويزول ما أُنشئ من أجل مجموعة. ثم يحصلون على ما تصبح عليه المجموعات؛ والمجموعة التي يكون اسمها أطول من المسموح لا تصبح شيئًا.`,
    cancel: 'إلغاء',
    confirm: 'تغيير',
  },
  state: {
    title: 'الحالة',
    never: 'لم يُستخدم بعد: لم يتصل الدليل حتى الآن.',
    last: (when) => `آخر اتصال للدليل: ${when}.`,
    people: (all, members) =>
      all === 0 ? 'لم يُضف أحدًا بعد.' : `عدد من يحفظهم: ${figure(all)}؛ الأعضاء الآن: ${figure(members)}.`,
    waiting: (count) =>
      `بانتظار ${ofPeople(count)}: لا أحد لديه حساب بهذا العنوان، أو لم يؤكده صاحبه بعد. تبدأ العضوية خلال ثوانٍ من التأكيد.`,
    groups: {
      labels: (count) => `يحفظ ${groupsOf(count)}، بوصفها تصنيفات.`,
      classes: (count) => `يحفظ ${groupsOf(count)}، بوصفها صفوفًا.`,
      off: (count) => `يحفظ ${groupsOf(count)}، لا تصبح هنا شيئًا.`,
    },
  },
  setUp: {
    title: 'العنوان',
    lead: 'حيث يتصل الدليل، برمز وصول.',
    show: 'عرض الخطوات',
    steps: {
      entra: [
        `في مركز إدارة ${isolate('Microsoft Entra')}، يُفتح ${isolate('“Enterprise applications”')}، ثم ${isolate('“New application”')} و${isolate('“Create your own application”')}، ويُختار التطبيق غير الموجود في المعرض.`,
        `داخله يُفتح ${isolate('“Provisioning”')} ويُختار ${isolate('“Automatic”')}.`,
        `يُدخل العنوان في ${isolate('“Tenant URL”')} ورمز الوصول في ${isolate('“Secret Token”')}، ثم يُضغط ${isolate('“Test Connection”')}.`,
        'يُعيَّن الأشخاص والمجموعات المعنيون هنا، ثم تبدأ المزامنة.',
      ],
      okta: [
        `في وحدة تحكم ${isolate('Okta')}، يُفتح ${isolate('“Applications”')} ثم ${isolate('“Browse App Catalog”')}، ويُضاف ${isolate('“SCIM 2.0 Test App (OAuth Bearer Token)”')}.`,
        `تحت ${isolate('“Provisioning”')} يُدخل العنوان بوصفه العنوان الأساسي، ورمز الوصول بوصفه ${isolate('bearer token')}، ثم يُختبران.`,
        `يُفعَّل ${isolate('“Create Users”')} و${isolate('“Update User Attributes”')} و${isolate('“Deactivate Users”')}.`,
        'يُعيَّن الأشخاص المعنيون هنا، وتُرسل مجموعاتهم.',
      ],
      other: [
        `حيث يتيح الدليل المزامنة عبر ${isolate('SCIM 2.0')}، يُدخل العنوان، ورمز الوصول بوصفه ${isolate('bearer token')}.`,
        `يُختار ${isolate('userName')} معرّفًا فريدًا، مع إرسال عناوين البريد.`,
        'يُعيَّن الأشخاص والمجموعات المعنيون هنا، ثم تبدأ المزامنة.',
      ],
    },
    fields: {
      address: 'العنوان',
      token: 'رمز الوصول',
      copy: 'نسخ',
      copyNamed: (what) => `نسخ ${what}`,
      copied: 'تم النسخ.',
      copyFailed: 'لا يسمح متصفحك بالنسخ. يمكن تحديد النص ونسخه يدويًا.',
    },
  },
  fresh: {
    title: 'للإدخال في دليل المستخدمين',
    once: 'لا يظهر رمز الوصول إلا هذه المرة. يُرجى نسخه الآن: لا نحتفظ بشيء يمكن إظهاره منه مجددًا.',
    done: 'نسختُ رمز الوصول',
    leave: {
      title: 'هل نسخت رمز الوصول؟',
      text: 'لن يظهر مجددًا. بدونه يلزم إنشاء رمز آخر.',
      stay: 'البقاء هنا',
      leave: 'المغادرة',
    },
  },
  tokens: {
    title: 'رموز الوصول',
    lead: `الحد الأقصى لعدد الرموز في وقت واحد ${figure(maxConnectionTokens)}، للتبديل دون انقطاع: يُنشأ رمز آخر، ويُدخل في الدليل، ويظهر هنا أنه مستخدم، ثم يُلغى القديم.`,
    list: 'رموز الوصول',
    none: 'لا يوجد رمز وصول: لا يمكن للدليل فعل شيء حتى يُنشأ واحد.',
    made: (day) => `أُنشئ في ${day}`,
    used: (day) => `آخر استخدام في ${shownDay(day)}`,
    unused: 'لم يُستخدم بعد',
    make: 'إنشاء رمز آخر',
    first: 'إنشاء رمز وصول',
    full: 'لإنشاء رمز آخر، يلزم إلغاء أحد هذين.',
    revoke: 'إلغاء الرمز',
    revokeNamed: (day, use) => `إلغاء رمز الوصول الذي أُنشئ في ${day}، ${use}`,
    ask: 'إلغاء رمز الوصول هذا؟',
    askLast: 'إنه الوحيد: لا يمكن للدليل فعل شيء حتى يُنشأ رمز آخر ويُدخل هناك.',
    askOther: 'كل ما لا يزال يستخدمه يُرفض فورًا. يحتاج الدليل من الآن إلى الرمز الآخر.',
    cancel: 'تراجع',
    confirm: 'إلغاء الرمز',
    revoked: 'أُلغي رمز الوصول.',
  },
  log: {
    title: 'ما طلبه',
    lead: `ما أراد الدليل تغييره وما تم بشأنه. يُحفظ لمدة ${ofDays(provisioningLogDays)}.`,
    list: 'ما طلبه دليل المستخدمين',
    result: 'النتيجة',
    everything: 'الكل',
    results: {
      created: 'أُضيف',
      changed: 'تغيّر',
      unchanged: 'لا شيء لتغييره',
      ended: 'انتهت العضوية',
      kept: 'بقيت العضوية',
      restored: 'نشط مجددًا',
      deleted: 'أُزيل',
      refused: 'مرفوض',
    },
    people: {
      created: (who) => `${isolate(who)}: تمت الإضافة`,
      changed: (who) => `${isolate(who)}: تم التغيير`,
      unchanged: (who) => `${isolate(who)}: لم يكن هناك ما يتغيّر`,
      ended: (who) => `${isolate(who)}: تم التعطيل وانتهت العضوية`,
      kept: (who) => `${isolate(who)}: ما زال عضوًا، لأن دليل مستخدمين آخر يعدّه نشطًا`,
      restored: (who) => `${isolate(who)}: نشط مجددًا`,
      deleted: (who) => `${isolate(who)}: تمت الإزالة وانتهت العضوية`,
    },
    groups: {
      created: (group) => `تمت إضافة المجموعة ${isolate(group)}`,
      changed: (group) => `تم تغيير المجموعة ${isolate(group)}`,
      unchanged: (group) => `المجموعة ${isolate(group)}: لم يكن هناك ما يتغيّر`,
      deleted: (group) => `تمت إزالة المجموعة ${isolate(group)}`,
    },
    refused: {
      add: (whom) => `${isolate(whom)}: لم تتم الإضافة`,
      change: (whom) => `${isolate(whom)}: لم يتم التغيير`,
      remove: (whom) => `${isolate(whom)}: لم تتم الإزالة`,
      nobody: 'رُفض طلب',
    },
    causes: {
      unproven_domain: 'العنوان ليس في أي نطاق أثبتت هذه المؤسسة ملكيته. يمكن إثباته ضمن «النطاقات» أو إرسال دعوة.',
      no_address: `لم يرسل الدليل عنوان بريد. يلزم أن يرسل عنوانًا، أو أن يستخدم العنوان بوصفه ${isolate('userName')}.`,
      taken: 'لشخص آخر في الدليل هذا العنوان أو اسم المستخدم أو الحساب. يلزم تغييره هناك لدى أحدهما.',
      left: 'غادر هذا الشخص من تلقاء نفسه. لا يعود إلا بدعوة.',
      last_owner: 'هذا هو المالك الوحيد. يلزم أولًا تعيين مالك آخر.',
      group_name:
        'الاسم أطول من المسموح لتصنيف أو صف، أو فيه أحرف غير مسموحة. يمكن تغيير اسم المجموعة هناك، أو اختيار شيء آخر تصبح عليه المجموعات.',
      group_limit: 'لدى المؤسسة أكبر عدد ممكن من التصنيفات أو الصفوف. يمكن حذف بعضها، أو إرسال مجموعات أقل.',
      people_limit: 'لدى هذا الدليل هنا أكبر عدد ممكن من الأشخاص. يمكن إزالة بعضهم هناك، أو إرسال عدد أقل.',
      group_taken: 'لمجموعة أخرى هذا الاسم، أو هي التصنيف أو الصف بهذا الاسم. يلزم تغيير اسم إحداهما هناك.',
      class_archived: 'صف هذه المجموعة في الأرشيف. يمكن استعادته، أو تغيير اسم المجموعة.',
      unknown: 'لم يعد شيء بهذا المعرّف معروفًا هنا. تُصلح ذلك المزامنة الكاملة التالية للدليل.',
      changed_meanwhile: 'غيّره شيء آخر في اللحظة نفسها. يعيد الدليل الطلب من تلقاء نفسه.',
      unreadable: 'طلب الدليل ذلك بطريقة غير مفهومة هنا.',
    },
    told: (words) => `الرد على الدليل: «${isolate(words)}»`,
    older: 'عرض الأقدم',
    loading: 'جارٍ تحميل ما طلبه الدليل',
    empty: 'لم يطلب الدليل شيئًا بعد.',
    nothing: 'لا شيء من الأيام الأخيرة له هذه النتيجة.',
  },
  disconnect: {
    title: 'الفصل',
    lead: 'تنتهي رموز وصوله فورًا. من كان عضوًا يبقى عضوًا؛ وينتهي ما حصل عليه الأشخاص من مجموعاته، وتزول التصنيفات والصفوف التي أُنشئت من أجل مجموعة.',
    open: 'فصل دليل المستخدمين',
    ask: (directory) => `فصل ${isolate(directory)}؟`,
    askLead: (members) =>
      members === 0
        ? 'تنتهي رموز وصوله فورًا، وكذلك ما حصل عليه الأشخاص من مجموعاته.'
        : `تنتهي رموز وصوله فورًا، وكذلك ما حصل عليه الأشخاص من مجموعاته. عدد من يبقون أعضاء: ${figure(members)}، وتكون إزالتهم من الآن يدويًا.`,
    cancel: 'إلغاء',
    confirm: 'فصل',
    done: (directory) => `تم فصل ${isolate(directory)}.`,
  },
}
