import type { organizationMails as english } from '../en/organization-mails.ts'
import { formatsOf } from '../formats.ts'
import type { TranslatedMails } from '../words.ts'

const { figure, plural } = formatsOf('de')

const timeline = 'Im Verlauf der Organisation steht, wer was getan hat.'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `Die Sicherheitsregeln von ${about} wurden geändert`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat geändert, was ${about} bei der Anmeldung verlangt. Die Regeln gelten ab sofort, auch für Sie.`,
    ],
    button: 'Regeln ansehen',
    footer: `Wenn Sie nicht wissen, warum, fragen Sie bitte die anderen Inhaber. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `Ein Konto bei ${about} war in fremden Händen`,
    paragraphs: [
      `Das Konto von ${from || 'jemandem'} war eine Zeit lang in fremden Händen. Inzwischen wurde es zurückgeholt.`,
      ...(left > 0
        ? [
            'Token, die in dieser Zeit damit oder mit einem Konto, das über eine seiner Verbindungen angemeldet war, für ein Verzeichnis erstellt wurden, funktionieren nicht mehr. Wenn Ihr Verzeichnis eines braucht, erstellen Sie bitte ein neues.',
          ]
        : []),
      ...(names
        ? [
            `Diese Anmelde-Verbindungen wurden in dieser Zeit damit eingerichtet, geändert oder eingeschaltet und sind jetzt aus: ${names}. Wer sich darüber angemeldet hatte, wurde abgemeldet. Prüfen Sie, wem sie vertrauen, und probieren Sie sie aus, bevor Sie sie wieder einschalten.`,
          ]
        : []),
    ],
    button: 'Verlauf ansehen',
    footer: `Alles andere, was in dieser Zeit getan wurde, bleibt, wie es ist. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} wurde gelöscht`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat ${about} auf ${productName} gelöscht. Niemand hat mehr Zugang.`,
      `Sie können die Organisation mit allen Personen bis zum ${on} wiederherstellen. Danach wird sie endgültig gelöscht.`,
    ],
    button: 'Gelöschte Organisationen ansehen',
    footer: 'Wenn Sie das alle so wollten, müssen Sie nichts tun.',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `${about} wurde wiederhergestellt`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat ${about} wiederhergestellt. Die Organisation ist wieder geöffnet, mit allen, die beim Löschen dazugehörten.`,
    ],
    button: `Weiter zu ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `Beitrittsanfragen an ${about}`,
    paragraphs: [
      plural(left, {
        one: `Eine Person möchte ${about} beitreten und wartet auf eine Antwort.`,
        other: `${figure(left)} Personen möchten ${about} beitreten und warten auf eine Antwort.`,
      }),
    ],
    button: 'Anfragen ansehen',
    footer: 'Wir schreiben Ihnen höchstens einmal am Tag zu Anfragen.',
  }),
}
