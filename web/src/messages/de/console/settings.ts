import type { settingsMessages as english } from '#languages/en/console/settings.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import { figure, plural } from '../format.ts'

export const settingsMessages: Translation<typeof english> = {
  form: 'Einstellungen',
  readOnly: 'Inhaber können diese Einstellungen ändern.',
  identity: {
    heading: 'Name und Logo',
    lead: 'Was andere von Ihnen sehen: in ihren Listen, auf Ihrer Website und in Ihren E-Mails.',
  },
  displayName: 'Anzeigename',
  logo: 'Logo',
  logoHint: 'Am besten wirkt ein quadratisches Bild. JPG, PNG oder WebP, bis 20 MB.',
  colors: {
    heading: 'Farben',
    lead: 'Wählen Sie, was Ihnen gefällt. Wo eine Farbe nicht lesbar wäre, tritt ein lesbarer Ton von ihr an ihre Stelle.',
  },
  primary: 'Hauptfarbe',
  pageBackground: 'Hintergrund Ihrer Website',
  palettes: { primary: 'Palette für Text und Schaltflächen', page_background: 'Palette für den Hintergrund' },
  notAColor: 'Bitte schreiben Sie eine Farbe als #rgb oder #rrggbb.',
  contrast: {
    good: (ratio) => `Kontrast auf Weiß: ${ratio}, überall lesbar.`,
    dark: (ratio, used) => `Kontrast auf Weiß: ${ratio}. Im dunklen Design wird für Text ${used} verwendet.`,
    low: (ratio, used) =>
      `Kontrast auf Weiß: ${ratio}, zu wenig für Text. Für Text und Schaltflächen wird ${used} verwendet.`,
    background: (ratio, text) => `Text darauf ist ${text}: Kontrast ${ratio}.`,
  },
  white: 'weiß',
  black: 'schwarz',
  contact: {
    heading: 'Kontakt und Region',
    lead: 'Wo Sie laut den E-Mails zu erreichen sind und wann Ihre Tage beginnen.',
  },
  companyEmail: 'Kontakt-E-Mail',
  companyEmailHint: 'Lassen Sie das Feld leer, wenn es keine gibt.',
  timeZone: 'Zeitzone',
  language: 'Sprache der E-Mails',
  save: 'Speichern',
  reset: 'Änderungen verwerfen',
  saved: 'Die Einstellungen sind gespeichert.',
  conflict:
    'Inzwischen hat jemand anderes gespeichert. Von Ihnen ist nichts verloren: Sehen Sie sich an, was markiert ist, und speichern Sie dann noch einmal.',
  theirs: (value) => `Jetzt: ${value || 'nichts'}`,
  useTheirs: (label) => `Anderen Wert übernehmen: ${label}`,
  keepMine: (label) => `Meinen Wert behalten: ${label}`,
  theirsShort: 'Anderen übernehmen',
  mineShort: 'Meinen behalten',
  preview: {
    heading: 'Vorschau',
    site: 'Ihre Website',
    door: 'Anmeldung',
    mail: 'E-Mail',
    light: 'hell',
    dark: 'dunkel',
    label: (what, theme) => `${what}, ${theme}`,
    welcome: 'Willkommen',
    open: 'Öffnen',
    signIn: 'Anmelden',
    email: 'E-Mail oder Benutzername',
    login: 'Anmelden',
    invited: (name) => `${name} lädt Sie ein`,
    invitedText: 'Sie sind eingeladen beizutreten.',
    accept: 'Einladung annehmen',
  },
  address: {
    heading: 'Adresse',
    lead: 'Hier kommen Ihre Mitglieder herein. Sie kann nicht geändert werden.',
    copy: 'Adresse kopieren',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Die Adresse konnte nicht kopiert werden.',
    open: 'Website öffnen',
    code: (address) => `QR-Code von ${address}`,
  },
  handing: {
    heading: 'Inhaberschaft und Austritt',
    lead: 'Um Ihre Inhaberschaft zu übertragen, wählen Sie die Person in der Liste der Mitglieder: Sie wird zuerst gefragt.',
    toMembers: 'Person wählen',
    onlyOwner: 'Außer Ihnen gibt es keinen Inhaber. Sie können austreten, sobald es noch einen gibt.',
  },
  deletion: {
    heading: 'Organisation löschen',
    lead: [
      'Ab diesem Moment hat niemand mehr Zugang, und unter ihrer Adresse steht, dass sie geschlossen ist.',
      `${restorableDays} Tage lang können alle Inhaber sie mit allen Personen in ihrer Liste der Organisationen wiederherstellen.`,
      `Danach wird alles endgültig gelöscht. Der Name ihres Arbeitsbereichs ist erst nach ${restingNameDays} Tagen wieder verfügbar.`,
    ],
    ask: 'Organisation löschen',
    title: (name) => `${name} löschen?`,
    confirmLead: (count) =>
      plural(count, {
        one: 'Sie verlieren sofort den Zugang.',
        other: `Alle ${figure(count)} Personen verlieren sofort den Zugang.`,
      }),
    typed: (name) => `Geben Sie zur Bestätigung ${name} ein`,
    notTheName: 'Das ist nicht der Name des Arbeitsbereichs.',
    cancel: 'Abbrechen',
    confirm: 'Löschen',
    done: (name) => `${name} ist gelöscht. Sie können ${restorableDays} Tage lang alles wiederherstellen.`,
  },
}
