import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'

const asked = 'Sie erhalten diese E-Mail, weil Sie den Beitritt angefragt haben.'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `Domain nicht mehr verifiziert: ${domain} (${about})`,
    paragraphs: [
      `Der Eintrag, der ${domain} als Domain von ${about} auf ${productName} nachweist, wurde seit ${domainGoneDays} Tagen oder länger nicht gefunden, oder eine andere Organisation hat die Domain inzwischen verifiziert. Mit einer Adresse dieser Domain kann niemand mehr beitreten. Wer Mitglied ist, bleibt es.`,
    ],
    button: 'Domain ansehen',
    footer: 'Wenn Sie die Domain noch verwenden, legen Sie ihren Eintrag wieder an: Wir suchen automatisch danach.',
  }),
  join_accepted: ({ about }) => ({
    subject: `Sie sind jetzt Mitglied von ${about}`,
    paragraphs: [`Ihre Beitrittsanfrage an ${about} wurde angenommen.`],
    button: `Weiter zu ${about}`,
    footer: asked,
  }),
  join_declined: ({ about }) => ({
    subject: `Ihre Beitrittsanfrage an ${about} wurde abgelehnt`,
    paragraphs: [
      `${about} hat Ihre Beitrittsanfrage nicht angenommen. Sie können nach ${joinRequestRestDays} Tagen wieder anfragen oder dort mit jemandem sprechen.`,
    ],
    footer: asked,
  }),
  join_ended: ({ about }) => ({
    subject: `Ihre Beitrittsanfrage an ${about} ist beendet`,
    paragraphs: [
      `Ihre Beitrittsanfrage an ${about} wurde nicht beantwortet: Sie hat ${joinRequestDays} Tage gewartet, oder ${about} nimmt auf diesem Weg niemanden mehr auf.`,
    ],
    footer: asked,
  }),
}
