import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: 'Nutzungsbedingungen',
    paragraphs: (product) => [
      `Wer diesen ${product}-Server betreibt, entscheidet, wer ihn nutzen darf, und kann ein Konto schließen, das anderen schadet.`,
      'Ihr Konto gehört Ihnen allein. Wählen Sie ein Passwort, das Sie nirgends sonst verwenden, und geben Sie es nicht weiter.',
      'Was Sie und Ihre Organisation hier ablegen, bleibt Ihres. Sie stehen dafür ein, auch dafür, dass Sie es hier ablegen dürfen.',
      'Der Dienst wird so bereitgestellt, wie er ist. Niemand kann versprechen, dass er immer verfügbar ist. Behalten Sie deshalb eine eigene Kopie von allem, was Ihnen wichtig ist.',
    ],
  },
  privacy: {
    // Parts where a phone's line ends.
    title: 'Datenschutz\u{AD}erklärung',
    kept: (product) =>
      `${product} speichert, was Sie angeben: Ihre E-Mail-Adresse, Ihren Namen, Ihren Benutzernamen und Ihr Foto. Gespeichert wird auch, welchen Organisationen und Herausgebern Sie angehören, welche Rolle Sie dort haben, und wann, aus welchem Netz und mit welchem Browser Sie sich angemeldet haben.`,
    password: {
      embedded: 'Ihr Passwort wird nur als Hash gespeichert, aus dem es sich nicht zurückgewinnen lässt.',
      hosted: 'Ihr Passwort ist bei dem Anmeldedienst gespeichert, den dieser Server nutzt, und nicht hier.',
    },
    seen: 'Wer zum Anmelden Ihre E-Mail-Adresse oder Ihren Benutzernamen eingibt, kann Ihren Namen und Ihre E-Mail-Adresse erfahren. Personen in Ihren Organisationen können Ihren Namen und Ihr Foto sehen; deren Inhaber und Personal sehen auch Ihre E-Mail-Adresse und Ihren Benutzernamen.',
    browser:
      'Ihr Browser hält Sie mit Token in seinem eigenen Speicher angemeldet; beim Abmelden werden sie entfernt. Cookies merken sich Ihre Sprache, das Farbschema und dass dieser Browser hier bekannt ist. Keines folgt Ihnen auf andere Websites.',
    elsewhere: {
      nothing: 'Nichts wird von anderen Anbietern geladen.',
      hosted: 'Um Sie anzumelden, kommuniziert Ihr Browser mit diesem Anmeldedienst.',
      monitored:
        'Welche Seiten geöffnet werden, wie schnell sie laden und was dabei schiefgeht, wird an einen Dienst gesendet, den die Person ausgewählt hat, die diesen Server betreibt. Ihr Name und Ihre Eingaben werden nicht gesendet.',
    },
    yours:
      'Auf Ihrer Kontoseite können Sie herunterladen, was über Sie gespeichert ist, und Ihr Konto löschen. Mit allem anderen wenden Sie sich an die Person, die diesen Server betreibt.',
  },
  back: 'Zurück zur Registrierung',
}
