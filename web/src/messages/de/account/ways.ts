import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: 'Anmeldemöglichkeiten',
    lead: 'Sie können sich auf jede dieser Arten anmelden. Eine muss bleiben.',
    loading: 'Ihre Anmeldemöglichkeiten werden geladen',
    failed: 'Ihre Anmeldemöglichkeiten konnten nicht geladen werden.',
    list: 'Anmeldemöglichkeiten',
    password: 'Passwort',
    passwordSet: 'Festgelegt. Sie können es in Ihrem Profil ändern.',
    passwordNone: 'Sie haben kein Passwort.',
    setPassword: 'Passwort festlegen',
    google: 'Google',
    googleConnected: 'Verbunden.',
    googleNone: 'Nicht verbunden.',
    connect: 'Google verbinden',
    connecting: 'Fahren Sie im Google-Fenster fort.',
    disconnect: 'Trennen',
    onlyWay:
      'Das ist Ihre einzige Anmeldemöglichkeit. Legen Sie zuerst ein Passwort fest oder fügen Sie einen Passkey hinzu.',
    connected: 'Google ist verbunden.',
    connectedAlready: 'Google war schon verbunden.',
    disconnected: 'Google ist getrennt.',
    disconnectedAlready: 'Google war schon getrennt.',
    otherAccount: 'Dieses Google-Konto ist bereits mit einem anderen Konto verbunden.',
    otherAddress:
      'Die Adresse dieses Google-Kontos gehört schon zu einem anderen Konto. Wählen Sie ein anderes Google-Konto, oder melden Sie sich bei jenem Konto an und verbinden Sie es dort.',
  },
  disconnect: {
    title: 'Google trennen?',
    lead: 'Bei Ihrem Konto kann sich dann niemand mehr mit Google anmelden. Browser, die so angemeldet sind, werden abgemeldet, außer diesem.',
    cancel: 'Abbrechen',
    confirm: 'Trennen',
  },
  setPassword: {
    title: 'Passwort festlegen',
    lead: 'Alle anderen Sitzungen Ihres Kontos werden beendet.',
    password: 'Neues Passwort',
    cancel: 'Abbrechen',
    submit: 'Passwort festlegen',
    done: 'Ihr Passwort ist festgelegt.',
    already: 'Ein Passwort war schon festgelegt.',
  },
  email: {
    heading: 'E-Mail-Adresse',
    lead: (email) => `Sie melden sich als ${email} an, und E-Mails zu Ihrem Konto gehen dorthin.`,
    none: 'Ihr Konto hat keine E-Mail-Adresse.',
    change: 'E-Mail-Adresse ändern',
    title: 'E-Mail-Adresse ändern',
    explain:
      'Wir senden einen Link an die neue Adresse. Ihr Konto behält die alte, bis Sie den Link öffnen, und an die alte Adresse geht eine Nachricht.',
    label: 'Neue E-Mail-Adresse',
    same: 'Das ist bereits Ihre E-Mail-Adresse.',
    cancel: 'Abbrechen',
    submit: 'Link senden',
    keep: 'Jetzige Adresse behalten',
    kept: 'Der Link, den wir gesendet haben, gilt nicht mehr. Ihre E-Mail-Adresse bleibt, wie sie ist.',
    sent: (email) =>
      `Wir haben einen Link an ${email} gesendet. Ihre Adresse ändert sich, wenn Sie ihn öffnen. Sie werden überall abgemeldet und melden sich mit der neuen Adresse wieder an.`,
  },
}
