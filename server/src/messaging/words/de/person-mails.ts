import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `Sie sind zu ${about} auf ${productName} eingeladen`,
    paragraphs: [
      from === '' ? `Sie sind zu ${about} eingeladen.` : `${from} lädt Sie zu ${about} ein.`,
      `Die Einladung gilt für ${email}: Melden Sie sich mit dieser Adresse an oder erstellen Sie damit ein Konto, um sie anzunehmen. Sie gilt ${goodFor}.`,
    ],
    button: 'Einladung annehmen',
    footer:
      'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren: Es geschieht nichts, bis Sie annehmen.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || 'Ein Inhaber'} bietet Ihnen die Inhaberschaft von ${about} an`,
    paragraphs: [
      `${from || 'Ein Inhaber'} möchte Ihnen die Inhaberschaft von ${about} übertragen. Es ändert sich nichts, bis Sie annehmen. Das Angebot gilt ${goodFor}.`,
    ],
    button: 'Angebot ansehen',
    footer: 'Wenn Sie das nicht möchten, lehnen Sie ab oder lassen Sie das Angebot ablaufen.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} hat Ihr ${productName}-Konto geändert`,
    paragraphs: [
      `Ein Inhaber von ${about} hat Ihr Konto geändert: ${fields}. Alle, die Sie auf ${productName} sehen, sehen die Änderung.`,
      `Wenn Sie das nicht wollten, nehmen Sie es zurück; dann kann ${about} nichts mehr an Ihrem Konto ändern. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Änderungen ansehen',
    footer: 'Wenn Sie damit einverstanden sind, müssen Sie nichts tun.',
  }),
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `${about} gibt Ihnen Ihr eigenes Konto auf ${productName}`,
    paragraphs: [
      `${from || 'Ein Inhaber'} von ${about} gibt dem Konto von ${names || 'einer lernenden Person'}, das noch keine E-Mail-Adresse hat, diese: ${email}.`,
      `Öffnen Sie den Link, um das Konto zu Ihrem eigenen zu machen. Sie wählen einen Benutzernamen und ein Passwort und melden sich danach mit dieser Adresse an. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Konto ansehen',
    footer:
      'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren: Es ändert sich nichts, bis der Link verwendet wird.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `Sie haben schon ein Konto auf ${productName}`,
    paragraphs: [
      `${from || 'Ein Inhaber'} von ${about} wollte dem Konto von ${names || 'einer lernenden Person'} die Adresse ${email} geben. Mit dieser Adresse haben Sie schon ein Konto, und jede Adresse gilt nur für ein Konto.`,
      `Es hat sich nichts geändert. Wenn auch das andere Konto Ihres werden soll, nennen Sie ${about} bitte eine andere Adresse.`,
    ],
    footer: 'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `Ihr Konto auf ${productName} ist jetzt Ihr eigenes`,
    paragraphs: [
      `Ab jetzt melden Sie sich mit ${email} und Ihrem Passwort an. Was ${about} zum Anmelden ausgegeben hat, funktioniert nicht mehr, und alle, die angemeldet waren, wurden abgemeldet.`,
      `Sie gehören weiterhin zu ${about}. Falls Sie gehen, bleibt Ihr Konto Ihres.`,
    ],
    button: 'Anmelden',
    footer:
      'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück: Wer dieses Postfach lesen kann, kann das tun.',
  }),
}
