import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/hi/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { allOf, figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Those that are none are left out. */
const listed = (...counts: [number, string][]) =>
  counts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${words}: ${figure(number)}`)
    .join(', ')
/** Before a postposition. */
const people = (number: number) => (number === 1 ? '1 व्यक्ति' : `${figure(number)} लोगों`)
const lines = (number: number) => plural(number, { one: `${figure(number)} लाइन`, other: `${figure(number)} लाइनें` })

export const peopleImportMessages: Translation<typeof english> = {
  title: 'कई लोगों को न्योता दें',
  lead: `पते पेस्ट करें, हर लाइन में एक, या CSV फ़ाइल चुनें। उसकी पहली लाइन में कॉलम के नाम होते हैं: ${allOf(importColumns.map((column) => columnNames[column][0]))}।`,
  template: 'नमूना फ़ाइल डाउनलोड करें',
  text: 'पते या CSV',
  file: 'CSV फ़ाइल चुनें',
  fileTooLarge: 'यह फ़ाइल 2 MB से बड़ी है।',
  check: 'सूची जांचें',
  back: 'वापस जाएं',
  expected: ({ add, change, same, refuse }) =>
    listed([add, 'न्योता मिलेगा'], [change, 'बदलाव होगा'], [same, 'बदलाव नहीं'], [refuse, 'छोड़े जाएंगे']) ||
    'इस सूची में कोई नहीं है।',
  send({ add, change }) {
    const changes = `${people(change)} की जानकारी बदलें`
    if (add === 0) return changes
    const invites = plural(add, { one: `${figure(add)} न्योता भेजें`, other: `${figure(add)} न्योते भेजें` })
    return change === 0 ? invites : `${invites} और ${changes}`
  },
  nothing: 'न्योता देने के लिए कोई नहीं है।',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `कॉलम ${column}`)
    const more = total - names.length
    const all = more > 0 ? [...names, `${figure(more)} और`] : names
    return `${total === 1 ? 'अनदेखा किया गया कॉलम' : 'अनदेखा किए गए कॉलम'}: ${all.join(', ')}`
  },
  repeated: (columns) =>
    `नहीं पढ़ा गया, क्योंकि पहले के एक कॉलम में यही है: ${columns.map(({ column, heading }) => `${heading} (कॉलम ${column})`).join(', ')}`,
  actions: { add: 'न्योता दें', change: 'बदलें', same: 'कोई बदलाव नहीं', refuse: 'छोड़ें' },
  line: 'लाइन',
  email: 'ईमेल',
  name: 'नाम',
  role: 'भूमिका',
  labels: 'लेबल',
  term: 'सदस्यता',
  what: 'क्या होगा',
  why: 'टिप्पणी',
  lines: 'हर लाइन का क्या होगा',
  more: (number) => `इस तरह की ${lines(number)} और।`,
  running: 'न्योते भेजे जा रहे हैं',
  progress: (done, total) => `${total === 1 ? '1 लाइन' : `${figure(total)} लाइनों`} में से ${figure(done)}`,
  leave: 'आप यह पेज छोड़ सकते हैं: न्योते भेजे जाते रहेंगे, और नतीजा आपको यहीं मिलेगा।',
  done: ({ add, change, same, refuse }) =>
    listed([add, 'न्योता दिया गया'], [change, 'बदलाव हुआ'], [same, 'बदलाव नहीं'], [refuse, 'छोड़े गए']) ||
    'किसी को न्योता नहीं दिया गया।',
  skipped: 'छोड़ी गई लाइनें',
  skippedLine: (line) => `लाइन ${line}`,
  seeInvites: 'न्योते देखें',
  download: (number) => (number === 1 ? 'लाइन डाउनलोड करें' : `${lines(number)} डाउनलोड करें`),
  missing: 'ऐसा कोई इंपोर्ट नहीं है',
  missingAdvice: 'यह बहुत पहले पूरा हो गया, या यह कभी इस संगठन का नहीं था।',
  again: 'दूसरी सूची इंपोर्ट करें',
}

const kinds = { given_name: 'पहला नाम', family_name: 'उपनाम', label: 'लेबल' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} ${figure(longest)} वर्णों से लंबा है।`,
  not_one_line: (what) => `${what} एक ही लाइन में होना चाहिए, बिना अदृश्य वर्णों के।`,
  address: (what) => `${what} में वेब या ईमेल पता नहीं हो सकता।`,
}

const problems: ProblemTexts = {
  unreadable: () => 'यह लाइन पढ़ी नहीं जा सकी। क्या कोई उद्धरण चिह्न छूट गया है?',
  too_many_lines: () => `एक सूची में ${figure(importMaxLines)} लाइनें हो सकती हैं। इसे दूसरी सूची में इंपोर्ट करें।`,
  rest_unread: () => 'यह लाइन और इसके बाद की सभी लाइनें एक सूची की सीमा से कहीं ज़्यादा हैं, और उन्हें पढ़ा नहीं गया।',
  email_missing: () => 'ईमेल पता नहीं दिया गया है।',
  email_invalid: ({ value }) => `“${value}” ईमेल पता नहीं है।`,
  day_invalid: ({ of, value }) =>
    `${of === 'starts_on' ? 'पहला' : 'आखिरी'} दिन “${value}” कोई तारीख नहीं है। इसे 2026-09-01 की तरह लिखें।`,
  ends_before_start: ({ value }) => `आखिरी दिन, ${shownDay(value)}, पहले दिन से पहले का है।`,
  ended_already: ({ value }) => `आखिरी दिन, ${shownDay(value)}, बीत चुका है।`,
  email_twice: ({ value, firstLine }) => `“${value}” लाइन ${firstLine} पर पहले से है।`,
  role_unknown: ({ value }) => `“${value}” कोई भूमिका नहीं है। owner, staff या user लिखें।`,
  too_many_labels: ({ count: number }) => `यहां ${figure(number)} लेबल हैं। एक लाइन में ज़्यादा से ज़्यादा 20 हो सकते हैं।`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} “${value}”`, longest[of]),
  label_limit: () => 'एक संगठन में जितने लेबल हो सकते हैं, उनसे ज़्यादा हो जाएंगे। कुछ लेबल मिटाएं, फिर यह लाइन दोबारा इंपोर्ट करें।',
  owner_by_hand: () => 'ये मालिक हैं। मालिक की भूमिका, पहला या आखिरी दिन सदस्यों की सूची में जाकर बदलें।',
  too_many_mails: () => 'इस पते पर, या आपकी ओर से, बहुत ज़्यादा ईमेल भेजे जा चुके हैं। यह लाइन बाद में फिर से इंपोर्ट करें।',
  sender_unconfirmed: () =>
    `अपने ईमेल पते की पुष्टि करें, फिर यह लाइन दोबारा इंपोर्ट करें: तब तक ईमेल से ${unconfirmedInvites} न्योते ही भेजे जाते हैं।`,
  starter_no_owner: () => 'जिसने यह इंपोर्ट शुरू किया था, वह अब मालिक नहीं है।',
  starter_signed_out: () => 'जिसने यह इंपोर्ट शुरू किया था, उसे सुरक्षा के लिए साइन आउट कर दिया गया।',
  organization_deleted: () => 'यह इंपोर्ट चलते समय संगठन मिटा दिया गया।',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'पहले ही न्योता दिया जा चुका है।'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`भूमिका: ${roleNames[role.from]} की जगह ${roleNames[role.to]}।`]),
    ...(labels.length === 0 ? [] : [`नए लेबल: ${labels.join(', ')}।`]),
    ...(term === null ? [] : [`सदस्यता: ${termWords(term)}।`]),
  ].join(' ')
}
