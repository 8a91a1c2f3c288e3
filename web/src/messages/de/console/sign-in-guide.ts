import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `Schritte bei ${provider}`,
  showAny: 'Schritte beim Anbieter',
  copyNamed: (what) => `Kopieren: ${what}`,
  open: (path) => `Öffnen Sie „${path}“.`,
  choose: (value, field) => `Wählen Sie „${value}“ als „${field}“.`,
  enter: (field) => `Tragen Sie dies dort als „${field}“ ein:`,
  take: (from, field) => `Kopieren Sie „${from}“ von dort hier in „${field}“.`,
  takeInto: (from, shape, field) =>
    `Geben Sie hier ${shape} als „${field}“ ein, mit „${from}“ von dort anstelle der Klammern.`,
  type: (value, field) => `Geben Sie hier ${value} als „${field}“ ein.`,
  typeOwn: (value, field) => `Geben Sie hier ${value} als „${field}“ ein, mit Ihren Angaben anstelle der Klammern.`,
  claims: (place, names) => `Fügen Sie unter „${place}“ die Claims ${names} hinzu.`,
  map: (place, pairs) => `Lassen Sie unter „${place}“ Folgendes senden: ${pairs}.`,
  groups: (place, claim) =>
    `Gruppen oder Rollen richten Sie unter „${place}“ ein. Sie kommen als Claim ${claim} an: Machen Sie danach Regeln dafür.`,
  on: (field) => `Schalten Sie „${field}“ ein.`,
  off: (field) => `Schalten Sie „${field}“ aus.`,
  assign: (field) => `Legen Sie unter „${field}“ fest, wer sich anmelden darf.`,
  notes: {
    noGroups: 'Auf diesem Weg werden keine Gruppen gesendet. Über SAML geht es.',
    confirmed:
      'Schalten Sie für Ihre Mitglieder „Email verified“ ein: Eine Adresse, die als unbestätigt gilt, wird abgelehnt.',
    client:
      'Registrieren Sie eine Webanwendung mit Client-Geheimnis und Authorization Code Flow. Sie muss eine E-Mail-Adresse senden.',
    signs: 'Lassen Sie die Assertion signieren und nicht verschlüsseln und eine E-Mail-Adresse und Namen senden.',
  },
}
