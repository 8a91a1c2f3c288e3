import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'
import { domainGoneDays, maxDomains } from '@atrium/contract/limits'

export const domainsMessages: Translation<typeof english> = {
  lead: 'Weisen Sie nach, dass eine Domain Ihnen gehört, und wählen Sie, ob Personen mit einer E-Mail-Adresse dort beitreten dürfen.',
  add: {
    label: 'Domain',
    hint: 'Zum Beispiel school.org. Subdomains wie mail.school.org werden einzeln hinzugefügt.',
    submit: 'Domain hinzufügen',
    added: (domain) => `${domain} wurde hinzugefügt. Legen Sie als Nächstes den Eintrag an.`,
    full: `Eine Organisation kann ${maxDomains} Domains haben.`,
  },
  empty: 'Noch keine Domains',
  emptyAdvice: 'Fügen Sie die Domain hinzu, auf die die E-Mail-Adressen Ihrer Mitglieder enden.',
  states: { waiting: 'Noch nicht verifiziert', proven: 'Verifiziert', lost: 'Nicht mehr verifiziert' },
  record: {
    title: 'Anzulegender Eintrag',
    lead: 'Legen Sie diesen TXT-Eintrag dort an, wo das DNS der Domain verwaltet wird. Bis er überall sichtbar ist, kann es eine Weile dauern; wir suchen weiter danach.',
    name: 'Name',
    value: 'Wert',
    show: 'Eintrag anzeigen',
    keep: 'Behalten Sie diesen Eintrag: Wir prüfen ihn jeden Tag.',
    copy: 'Kopieren',
    copyNamed: (what) => `${what} kopieren`,
    copied: 'Kopiert.',
    copyFailed: 'Ihr Browser erlaubt das Kopieren nicht. Wählen Sie den Text aus und kopieren Sie ihn selbst.',
  },
  check: 'Jetzt prüfen',
  named: (what, domain) => `${what}: ${domain}`,
  checkNamed: (domain) => `Jetzt prüfen: ${domain}`,
  proven: (domain) => `${domain} ist verifiziert.`,
  findings: {
    absent: 'Wir haben unter diesem Namen noch keinen TXT-Eintrag gefunden.',
    different:
      'Wir haben unter diesem Namen TXT-Einträge gefunden, aber nicht diesen Wert. Vergleichen Sie jedes Zeichen.',
    too_many: 'Unter diesem Namen gibt es zu viele TXT-Einträge. Entfernen Sie die, die Sie nicht brauchen.',
    alias: 'Unter diesem Namen gibt es einen Alias (CNAME). Entfernen Sie ihn: Nur ein TXT-Eintrag zählt.',
    taken:
      'Wir haben Ihren Eintrag gefunden, aber eine andere Organisation hat diese Domain verifiziert. Sie gehört Ihnen, sobald deren Eintrag entfernt ist.',
    unreachable: 'Die Nameserver der Domain haben nicht geantwortet. Wir versuchen es noch einmal.',
  },
  lastLook: (when) => `Zuletzt geprüft: ${when}.`,
  gaveUp: 'Wir suchen nicht mehr. Drücken Sie „Jetzt prüfen“, sobald der Eintrag angelegt ist.',
  provenUntil: (day) =>
    `Der Eintrag fehlt. Wenn er nicht zurückkommt, zählt die Domain bis zum ${day}, und danach kann darüber niemand mehr beitreten.`,
  lost: (days = domainGoneDays) =>
    `Der Eintrag fehlte ${days} Tage oder länger, oder eine andere Organisation hat die Domain verifiziert. Darüber kann niemand beitreten, bis sie wieder verifiziert ist.`,
  joining: {
    title: (domain) => `Personen mit einer Adresse bei ${domain}`,
    choices: {
      off: 'Können nicht selbst beitreten',
      ask: 'Dürfen den Beitritt anfragen',
      join: 'Dürfen selbst beitreten',
    },
    about: {
      off: 'Sie brauchen eine Einladung.',
      ask: 'Inhaber und Personal beantworten ihre Anfragen unter „Personen“.',
      join: 'Alle mit einer bestätigten Adresse dort werden mit einem Klick Mitglied. Wer von Ihnen entfernt wurde, muss anfragen.',
    },
    role: 'Rolle',
    staff: 'Personal sieht Namen und Adressen von allen und verwaltet Labels und Klassen.',
    save: 'Speichern',
    saveNamed: (domain) => `Speichern: ${domain}`,
    conflict: (now) =>
      `Das wurde inzwischen anderswo geändert. Jetzt: ${now}. Ihre Auswahl ist noch da; speichern Sie noch einmal, um sie anzuwenden.`,
    saved: 'Gespeichert.',
  },
  remove: {
    open: 'Entfernen',
    openNamed: (domain) => `${domain} entfernen`,
    title: (domain) => `${domain} entfernen?`,
    lead: 'Darüber kann dann niemand mehr beitreten, und Anfragen, die darüber kamen, enden. Wer Mitglied ist, bleibt es. Um die Domain wieder zu verwenden, verifizieren Sie sie neu.',
    cancel: 'Abbrechen',
    confirm: 'Domain entfernen',
    removed: (domain) => `${domain} wurde entfernt.`,
  },
}
