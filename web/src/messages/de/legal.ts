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
    title: 'Datenschutzerklärung',
    paragraphs: (product) => [
      `${product} speichert, was Sie angeben: Ihre E-Mail-Adresse, Ihren Namen, Ihren Benutzernamen und die Organisationen, denen Sie angehören. Ihr Passwort wird nur als Hash gespeichert, aus dem es sich nicht zurückgewinnen lässt.`,
      'Wer zum Anmelden Ihre E-Mail-Adresse oder Ihren Benutzernamen eingibt, sieht Ihren Anzeigenamen. Personen in Ihren Organisationen sehen Ihren Namen und Ihren Benutzernamen.',
      'Ihr Browser hält Sie mit Tokens in seinem eigenen Speicher angemeldet; beim Abmelden werden sie entfernt. Keine Cookies verfolgen Sie, und nichts wird von anderen Anbietern geladen.',
      'Wenn Sie sehen, ändern oder löschen möchten, was über Sie gespeichert ist, schreiben Sie an die Person, die diesen Server betreibt.',
    ],
  },
  back: 'Zurück zur Registrierung',
}
