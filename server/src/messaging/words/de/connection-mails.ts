import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Zertifikat von ${about} gilt bis zum ${on}`,
    paragraphs: [
      `Mitglieder von ${about} melden sich auf ${productName} über den eigenen Identitätsanbieter an. Ein Zertifikat, mit dem er signiert, gilt bis zum ${on}. Danach werden Anmeldungen, die damit signiert sind, abgelehnt.`,
      'Fragen Sie die Person, die den Identitätsanbieter betreibt, nach dem nächsten Zertifikat, und tragen Sie es neben dem jetzigen ein: Mehrere können gleichzeitig gelten.',
    ],
    button: 'Verbindung ansehen',
    footer: `Sie erfahren es ${certificateNoticeDays} Tage vor dem Ende eines Zertifikats, für jedes einmal. Ist das nächste schon eingetragen, müssen Sie nichts tun.`,
  }),
  certificates_followed: ({ productName, about }) => ({
    subject: `Neue Anmeldezertifikate von ${about} übernommen`,
    paragraphs: [
      `Mitglieder von ${about} melden sich auf ${productName} über den eigenen Identitätsanbieter an. Seine Metadaten enthalten jetzt andere Signaturzertifikate. Sie wurden übernommen, wie es ein Inhaber eingeschaltet hat.`,
      'Anmeldungen, die damit signiert sind, werden ab jetzt angenommen. Falls der Anbieter seine Zertifikate nicht gewechselt hat, schalten Sie die Verbindung aus und fragen Sie die Person, die ihn betreibt.',
    ],
    button: 'Verbindung ansehen',
    footer: 'Sie erfahren von jeder Änderung, denn Zertifikate entscheiden, wer sich anmelden kann.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `Geänderte Angaben des Identitätsanbieters von ${about}`,
    paragraphs: [
      `Mitglieder von ${about} melden sich auf ${productName} über den eigenen Identitätsanbieter an. Seine Metadaten nennen jetzt eine andere Entity-ID oder andere Anmeldeadressen. Das wurde nicht übernommen: Nur ein Inhaber ändert es.`,
      'Fragen Sie die Person, die den Anbieter betreibt, ob das so gewollt ist. Wenn ja, lassen Sie die Metadaten in den Einstellungen der Verbindung neu lesen.',
    ],
    button: 'Verbindung ansehen',
    footer: 'Sie erfahren es einmal, bis die Metadaten wieder passen.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `Metadaten nicht lesbar: Identitätsanbieter von ${about}`,
    paragraphs: [
      `Mitglieder von ${about} melden sich auf ${productName} über den eigenen Identitätsanbieter an. Seit Tagen war unter der Adresse seiner Metadaten nichts Brauchbares zu lesen. Seine Zertifikate werden deshalb nicht aktuell gehalten.`,
      'Anmeldungen gehen mit den hier eingetragenen Zertifikaten weiter, bis diese ablaufen. Was nicht stimmt, steht auf der Seite der Verbindung.',
    ],
    button: 'Verbindung ansehen',
    footer: 'Sie erfahren es einmal, bis die Metadaten wieder lesbar sind.',
  }),
}
