import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { figure } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'डायरेक्टरी'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (roleNames as Record<string, string>)[String(role)] ?? String(role)
const toInvite = (whom: string) => (whom === 'link' ? 'न्योते का लिंक' : `${whom} को दिया न्योता`)

const count = (number: unknown) => (typeof number === 'number' ? figure(number) : String(number))
const ofLines = (lines: unknown) => `${count(lines)} ${lines === 1 ? 'लाइन' : 'लाइनों'}`
/** Before a postposition. */
const peopleOblique = (people: unknown) => (people === 1 ? '1 व्यक्ति' : `${count(people)} लोगों`)
const classCount = (classes: unknown) => (classes === 1 ? '1 कक्षा' : `${count(classes)} कक्षाओं`)
const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : peopleOblique(people))

const wayList = (ways: unknown) =>
  String(ways)
    .split(', ')
    .map((way) => (wayNames as Record<string, string>)[way] ?? way)
    .join(', ')

function ruleChanges({ second_step, ways: allowed, fresh_hours }: TimelineEntry['detail']): string {
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'दूसरा चरण अब ज़रूरी नहीं' : `दूसरा चरण ज़रूरी, ${count(second_step)} दिन के अंदर`]),
    ...(allowed === undefined
      ? []
      : [allowed === null ? 'किसी भी तरीके से साइन-इन' : `साइन-इन सिर्फ़ ${wayList(allowed)} से`]),
    ...(fresh_hours === undefined
      ? []
      : [fresh_hours === null ? 'ताज़ा साइन-इन अब ज़रूरी नहीं' : `${count(fresh_hours)} घंटे बाद ताज़ा साइन-इन ज़रूरी`]),
  ].join('; ')
}

const settingsNamed = (fields: string) =>
  fields
    .split(' ')
    .map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field)
    .join(', ')

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} ने संगठन बनाया`,
  'organization.imported': (who) => `${who} ने एक सूची से संगठन इंपोर्ट किया`,
  'organization.deleted': (who) => `${who} ने संगठन को मिटाया`,
  'rules.changed': (who, _whom, detail) => `${who} ने सुरक्षा के नियम बदले: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) =>
    how === 'directory' || how === 'made'
      ? `${who} ने ${whom} को जोड़ा; भूमिका: ${roleName(role)}`
      : how === 'request'
        ? `${who} ने ${whom} का अनुरोध स्वीकार किया; सदस्य के तौर पर भूमिका: ${roleName(role)}`
        : `${who} ने ${how === 'domain' ? 'अपने ईमेल पते से ' : ''}सदस्यता ली; भूमिका: ${roleName(role)}`,
  'organization.restored': (who) => `${who} ने मिटाए गए संगठन को फिर से खोला`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who} ने सेटिंग बदलीं: ${settingsNamed(String(fields))}${typeof displayName === 'string' ? `; अब नाम है ${displayName}` : ''}`,
  'member.left': (who) => `${who} ने संगठन छोड़ा`,
  'member.removed': (who, whom) => `${who} ने ${whom} को हटाया`,
  'member.restored': (who, whom) => `${who} ने ${whom} को फिर से सदस्य बनाया`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} ने ${whom} की भूमिका बदली: ${roleName(to)} (पहले ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} ने ${peopleOblique(people)} को हटाया`,
  'members.restored': (who, _whom, { people }) => `${who} ने ${peopleOblique(people)} को फिर से सदस्य बनाया`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} ने ${peopleOblique(people)} की भूमिकाएं बदलीं`
      : `${who} ने ${peopleOblique(people)} की भूमिका बदली: ${roleName(to)}`,
  'member.term_changed': (who, whom, detail) => `${who} ने ${whom} की सदस्यता की अवधि तय की: ${days(detail)}`,
  'member.term_kept': (_who, whom) => `${whom} का आखिरी दिन बीत गया, लेकिन कोई और स्थायी मालिक नहीं है: उनकी सदस्यता जारी है`,
  'member.term_ended': (_who, whom, { endsOn }) => `${whom} की सदस्यता खत्म हुई: आखिरी दिन ${shownDay(String(endsOn))} था`,
  'member.renewed': (who, whom, detail) => `${who} ने ${whom} की सदस्यता फिर शुरू की: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} ने ${peopleOblique(people)} के पहले और आखिरी दिन बदले`
      : `${who} ने ${peopleOblique(people)} की सदस्यता की अवधि तय की: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    people === 1
      ? '1 व्यक्ति की सदस्यता अपने आखिरी दिन के साथ खत्म हुई'
      : `${peopleOblique(people)} की सदस्यताएं अपने आखिरी दिन के साथ खत्म हुईं`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} ने ${peopleOblique(people)} की सदस्यता फिर शुरू की: ${days(detail)}`,
  'member.named': (who, whom) => `${who} ने इस संगठन में ${whom} का नाम बदला`,
  'user.profile_changed': (who, whom) => `${who} ने ${whom} का खाता बदला`,
  'user.change_taken_back': (who) => `${who} ने अपने खाते में हुआ बदलाव वापस लिया`,
  'ownership.offered': (who, whom) => `${who} ने ${whom} को मालिकाना हक की पेशकश की`,
  'ownership.handed_over': (who, whom) => `${who} ने ${whom} से मालिकाना हक लिया`,
  'ownership.declined': (who, whom) => `${who} ने ${whom} की मालिकाना हक की पेशकश के लिए मना किया`,
  'ownership.withdrawn': (who, whom) => `${who} ने ${whom} को की गई मालिकाना हक की पेशकश वापस ली`,
  'label.created': (who, whom) => `${who} ने ${whom} लेबल बनाया`,
  'label.changed': (who, whom) => `${who} ने ${whom} लेबल बदला`,
  'label.deleted': (who, whom) => `${who} ने ${whom} लेबल मिटाया`,
  'label.restored': (who, whom) => `${who} ने मिटाया गया ${whom} लेबल फिर से बनाया`,
  'labels.given': (who, whom, { people }) => `${who} ने ${whomOrMany(whom, people)} को लेबल दिए`,
  'labels.taken': (who, whom, { people }) => `${who} ने ${whomOrMany(whom, people)} से लेबल हटाए`,
  'class.created': (who, whom) => `${who} ने ${whom} कक्षा बनाई`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} ने ${peopleOblique(added)} को ${whom} कक्षा में जोड़ा`
      : `${who} ने ${whom} कक्षा बदली`,
  'class.deleted': (who, whom) => `${who} ने ${whom} कक्षा मिटाई`,
  'class.restored': (who, whom) => `${who} ने मिटाई गई ${whom} कक्षा फिर से बनाई`,
  'domain.added': (who, whom) => `${who} ने ${whom} डोमेन जोड़ा`,
  'domain.proven': (_who, whom) => `${whom} डोमेन साबित हुआ`,
  'domain.lost': (_who, whom) => `${whom} डोमेन अब साबित नहीं है: उसका रिकॉर्ड नहीं रहा`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who} ने ${whom} के लोगों के लिए संगठन बंद किया`
      : `${who} ने ${whom} के लोगों को ${joining === 'join' ? 'शामिल होने' : 'शामिल होने का अनुरोध करने'} की अनुमति दी; भूमिका: ${roleName(role)}`,
  'domain.removed': (who, whom) => `${who} ने ${whom} डोमेन हटाया`,
  'provisioning.connected': (who) => `${who} ने एक डायरेक्टरी जोड़ी`,
  'provisioning.changed': (who) => `${who} ने बदला कि डायरेक्टरी के समूह क्या बनते हैं`,
  'provisioning.token_added': (who) => `${who} ने डायरेक्टरी के लिए टोकन बनाया`,
  'provisioning.token_removed': (who) => `${who} ने डायरेक्टरी का टोकन रद्द किया`,
  'provisioning.token_ended': (_who, whom) =>
    `डायरेक्टरी का एक टोकन रद्द किया गया: वह तब बनाया गया था जब ${whom} का खाता किसी और के पास था`,
  'provisioning.disconnected': (who) => `${who} ने एक डायरेक्टरी हटाई`,
  'sign_in.added': (who, whom) => `${who} ने साइन-इन कनेक्शन ${whom} जोड़ा`,
  'sign_in.changed': (who, whom) => `${who} ने साइन-इन कनेक्शन ${whom} बदला`,
  'sign_in.deleted': (who, whom) => `${who} ने साइन-इन कनेक्शन ${whom} मिटाया`,
  'sign_in.switched_on': (who, whom) => `${who} ने साइन-इन कनेक्शन ${whom} चालू किया`,
  'sign_in.switched_off': (who, whom) => `${who} ने साइन-इन कनेक्शन ${whom} बंद किया`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `साइन-इन कनेक्शन ${String(connection)} फिर से जांचे जाने तक बंद है: वह तब बदला गया था जब ${whom} का खाता किसी और के पास था`,
  'sign_in.certificates_followed': (_who, whom) => `साइन-इन कनेक्शन ${whom} के प्रमाणपत्र उसके मेटाडेटा से अपनाए गए`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} ने ${whom} के साइन-इन कहीं भेजना बंद किया`
      : only === true
        ? `${who} ने ${whom} के लिए ${String(connection)} को साइन-इन का एकमात्र तरीका बनाया`
        : `${who} ने ${whom} के साइन-इन ${String(connection)} पर भेजे`,
  'request.declined': (who, whom) => `${who} ने ${whom} के शामिल होने के अनुरोध के लिए मना किया`,
  'requests.accepted': (who, _whom, { people }) => `${who} ने ${peopleOblique(people)} के शामिल होने के अनुरोध स्वीकार किए`,
  'requests.declined': (who, _whom, { people }) =>
    `${who} ने ${peopleOblique(people)} के शामिल होने के अनुरोधों के लिए मना किया`,
  'class.archived': (who, whom) => `${who} ने ${whom} कक्षा को संग्रह में डाला`,
  'class.unarchived': (who, whom) => `${who} ने ${whom} कक्षा को संग्रह से निकाला`,
  'class.copied': (who, whom) => `${who} ने कॉपी के रूप में ${whom} कक्षा बनाई`,
  'classes.archived': (who, _whom, { classes }) => `${who} ने ${classCount(classes)} को संग्रह में डाला`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} ने ${classCount(classes)} को संग्रह से निकाला`,
  'classes.copied': (who, _whom, { classes }) => `${who} ने ${classCount(classes)} को कॉपी किया`,
  'invite.created': (who, whom) => (whom === 'link' ? `${who} ने न्योते का लिंक बनाया` : `${who} ने ${whom} को न्योता दिया`),
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return `${toInvite(whom)} खत्म हुआ: इसे बनाने वाला अब मालिक नहीं है`
    if (reason === 'signed_out') return `${toInvite(whom)} खत्म हुआ: सुरक्षा के लिए इसे बनाने वाले को साइन आउट किया गया`
    return reason === 'taken_out'
      ? `${toInvite(whom)} खत्म हुआ: उस व्यक्ति को हटा दिया गया`
      : `${who} ने ${toInvite(whom)} रद्द किया`
  },
  'invite.given_back': (_who, whom) => `${toInvite(whom)} फिर से मान्य है`,
  'invite.renewed': (who, whom) =>
    whom === 'link' ? `${who} ने न्योते का लिंक फिर से बनाया` : `${who} ने ${whom} को न्योता फिर से भेजा`,
  'import.started': (who, _whom, { lines }) => `${who} ने ${ofLines(lines)} की सूची इंपोर्ट की`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const invites = `${peopleOblique(invited)} को न्योता दिया`
    const changes = `सूची से ${peopleOblique(changed)} की जानकारी बदली`
    if (invited !== 0) return changed === 0 ? `${who} ने ${invites}` : `${who} ने ${invites} और ${changes}`
    if (changed !== 0) return `${who} ने ${changes}`
    return `${who} ने ${ofLines(lines)} की सूची इंपोर्ट की, और किसी को न्योता नहीं दिया गया`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} ने एक स्कूल सूची लागू की: ${count(added)} जोड़े गए, ${count(changed)} बदले गए, ${count(left)} हटे`,
  'roster.taken_back': (who) => `${who} ने एक स्कूल सूची वापस ली`,
  'learners.made': (who, _whom, { people }) => `${who} ने ${peopleOblique(people)} के लिए बिना ईमेल वाले खाते बनाए`,
  'learner.card_made': (who, whom) => `${who} ने ${whom} के लिए नया कार्ड बनाया`,
  'learners.cards_made': (who, _whom, { people }) => `${who} ने ${peopleOblique(people)} के लिए नए कार्ड बनाए`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} ने ${whom} के लिए तस्वीरों वाला पासवर्ड सेट किया`
    if (to === 'password') return `${who} ने ${whom} के लिए पासवर्ड सेट किया`
    return to === 'unlocked' ? `${who} ने ${whom} का साइन-इन अनलॉक किया` : `${who} ने ${whom} के पास सिर्फ़ कार्ड रहने दिया`
  },
  'learner.address_given': (who, whom) => `${who} ने ${whom} के खाते को ईमेल पता दिया`,
  'learner.address_taken_back': (who, whom) => `${who} ने ${whom} के खाते के लिए दिया ईमेल पता वापस लिया`,
  'learner.taken_along': (who) => `${who} ने ईमेल पते के साथ खाता अपना बनाया`,
  'learner.archive_taken': (who, whom) => `${who} ने ${whom} का डेटा डाउनलोड किया`,
  'people.exported': (who) => `${who} ने लोगों की सूची एक्सपोर्ट की`,
  'timeline.exported': (who) => `${who} ने टाइमलाइन एक्सपोर्ट की`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null
      ? `${who} ने टाइमलाइन को हमेशा के लिए रखना तय किया`
      : `${who} ने टाइमलाइन को ${count(to)} दिन तक रखना तय किया`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}: ${action} ${subject}`
}
