import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Ein Zertifikat für die Anmeldung bei ${about} gilt bis ${on}`,
    paragraphs: [
      `Mitglieder von ${about} melden sich auf ${productName} über den eigenen Identitätsanbieter an. Ein Zertifikat, mit dem er signiert, gilt bis ${on}. Danach werden Anmeldungen, die damit signiert sind, abgelehnt.`,
      'Fragen Sie die Person, die den Identitätsanbieter betreibt, nach dem nächsten Zertifikat, und tragen Sie es neben dem jetzigen ein: Mehrere können gleichzeitig gelten.',
    ],
    button: 'Verbindung ansehen',
    footer: `Sie erfahren es ${certificateNoticeDays} Tage vor dem Ende eines Zertifikats, für jedes einmal. Ist das nächste schon eingetragen, müssen Sie nichts tun.`,
  }),
}
