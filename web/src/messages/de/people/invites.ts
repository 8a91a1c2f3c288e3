import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import { mailMessages } from '../mail.ts'
import { figure, plural } from '../format.ts'

const yourAddress = 'Ihre E-Mail-Adresse'

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'Einladen',
    many: 'Viele einladen',
    empty: 'Noch keine Einladungen',
    emptyAdvice: 'Laden Sie per E-Mail ein, mit einem Link oder Code für alle, oder importieren Sie eine ganze Liste.',
    anybody: 'Alle mit dem Link oder Code',
    uses: (uses, maxUses) => `${figure(uses)} von ${figure(maxUses)} verwendet`,
    states: { open: 'Offen', expired: 'Abgelaufen', used_up: 'Verwendet', revoked: 'Zurückgezogen' },
    until: (date) => `bis ${date}`,
    term: (words) => `Mitgliedschaft ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'Neuer Link',
    renewNamed: (to) => `${mailMessages.sendAgain}: ${to}`,
    renewLinkNamed: (to) => `Neuer Link: ${to}`,
    revoke: 'Einladung zurückziehen',
    revokeNamed: (to) => `Einladung zurückziehen: ${to}`,
    revoked: 'Die Einladung ist zurückgezogen.',
    sentAgain: (to) => `Die Einladung wurde noch einmal an ${to} gesendet.`,
    older: 'Ältere anzeigen',
  },
  form: {
    title: 'Einladen',
    way: 'Art der Einladung',
    byMail: 'Per E-Mail',
    byLink: 'Link oder Code',
    email: 'E-Mail',
    role: 'Rolle',
    labels: 'Labels',
    expires: 'Läuft ab in',
    days: (days) => plural(days, { one: `${figure(days)} Tag`, other: `${figure(days)} Tagen` }),
    uses: 'Wie viele Personen',
    usesHint: 'Wie oft der Link oder Code verwendet werden kann.',
    ownerByMail: 'Inhaber werden per E-Mail eingeladen.',
    emailOrLink: 'Lassen Sie das Feld leer, um einen Link für eine Person zu erhalten.',
    cancel: 'Abbrechen',
    invite: 'Einladen',
    sent: (email) => `${email} ist eingeladen.`,
  },
  fresh: {
    title: 'Ihre Einladung',
    lead: 'Kopieren Sie sie jetzt: Der Link und der Code werden nur einmal angezeigt.',
    link: 'Link',
    code: 'Code',
    copy: 'Kopieren',
    copyNamed: (what) => `${what} kopieren`,
    copied: 'Kopiert.',
    copyFailed: 'Das Kopieren hat nicht geklappt. Bitte wählen Sie den Text aus und kopieren Sie ihn selbst.',
    print: 'Als Blatt drucken',
    qr: 'Der Link als QR-Code',
    done: 'Fertig',
    sheetTitle: (organization) => `${organization} beitreten`,
    sheetLead: 'Richten Sie Ihre Kamera hierauf, oder öffnen Sie die Adresse und geben Sie den Code ein.',
  },
  join: {
    title: 'Einladungscode eingeben',
    lead: 'Der Code steht auf Ihrem Blatt oder in Ihrer Nachricht.',
    code: 'Code',
    hint: `${inviteCodeLength} Buchstaben und Ziffern; Großschreibung und Bindestriche spielen keine Rolle.`,
    required: 'Bitte geben Sie den Code ein.',
    notACode: `In diesem Text steht kein Einladungscode. Ein Code hat ${inviteCodeLength} Buchstaben und Ziffern.`,
    look: 'Weiter',
    another: 'Anderen Code verwenden',
  },
  unconfirmed: {
    lead: (address) =>
      `Bitte bestätigen Sie zuerst ${address ?? yourAddress}. Bis dahin können Sie ${figure(unconfirmedInvites)} Einladungen per E-Mail senden. Links und Codes zählen nicht mit.`,
    sent: (address) =>
      `Wir haben einen Link an ${address ?? yourAddress} gesendet. Öffnen Sie ihn, um die Adresse zu bestätigen, kommen Sie dann zurück und laden Sie noch einmal ein.`,
  },
  notice: {
    forAnother:
      'Diese Einladung gilt für eine andere E-Mail-Adresse. Melden Sie sich mit jener Adresse an, um sie anzunehmen.',
    unverified: (address) => `Bitte bestätigen Sie ${address ?? yourAddress}, um Ihre Einladung anzunehmen.`,
    linkSent: (address) =>
      `Wir haben einen Link an ${address ?? yourAddress} gesendet. Öffnen Sie ihn und kommen Sie dann hierher zurück.`,
    checkAgain: 'Ich habe sie bestätigt',
    dismiss: 'Nicht jetzt',
    close: 'Schließen',
  },
}
