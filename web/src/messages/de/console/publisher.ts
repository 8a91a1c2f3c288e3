import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import { figure, plural } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `Personen von ${name}`,
    summary: (members) =>
      plural(members, { one: `${figure(members)} Mitglied`, other: `${figure(members)} Mitglieder` }),
    list: 'Mitglieder',
    joined: 'Beigetreten',
    invite: 'Personen einladen',
    own: 'Ihre Mitgliedschaft',
    ownLead: (role) =>
      `Sie gehören mit der Rolle ${roleNames[role]} zu diesem Herausgeber. Seine Inhaber entscheiden über die Rollen.`,
    leave: 'Herausgeber verlassen',
    remove: (name) => `Aus ${name} entfernen`,
    confirmRemove: (person, name) => `${person} aus ${name} entfernen?`,
    leaveLead:
      'Sie sehen ihn dann nicht mehr in Ihrer Liste. Zurück kommen Sie nur mit einer Einladung, die Sie annehmen.',
    removeLead: (person) => `${person} gehört dann nicht mehr dazu. Zurück geht es nur mit einer neuen Einladung.`,
    removed: (person) => `${person} ist entfernt.`,
    roleChanged: (person, role) => `${person} hat jetzt die Rolle ${roleNames[role]}.`,
    ownerLead: (name) =>
      `Inhaber dürfen in ${name} alles: Personen einladen und entfernen, jede Rolle ändern, auch Ihre, und den Herausgeber löschen. Sie bleiben Inhaber.`,
    invites: 'Offene Einladungen',
    noInvites: 'Zurzeit ist niemand eingeladen.',
  },
  settings: {
    identity: {
      heading: 'Name und Bilder',
      lead: 'Was andere von Ihnen sehen: in ihren Listen, in Einladungen und auf Ihrer Website.',
    },
    name: 'Name des Herausgebers',
    description: 'Beschreibung',
    descriptionHint: 'Was Sie veröffentlichen, in einigen Sätzen. Sie steht auf Ihrer Website.',
    image: 'Bild des Herausgebers',
    imageHint: 'JPG, PNG, kleiner als 2 MB',
    banner: 'Banner',
    bannerHint: 'Ein breites Bild für den oberen Rand Ihrer Website. Es geht auch ohne.',
    address: {
      heading: 'Adresse',
      lead: 'Wo Ihre Website ist. Sie bleibt, auch wenn Sie den Namen ändern.',
      open: 'Website öffnen',
    },
    handing: {
      heading: 'Inhaberschaft und Austritt',
      lead: 'Um Ihre Inhaberschaft zu übertragen, wählen Sie die Person in der Liste der Mitglieder: Sie wird zuerst gefragt.',
      toMembers: 'Person wählen',
      onlyOwner:
        'Außer Ihnen gibt es keinen Inhaber. Sie können austreten, sobald es noch einen gibt, oder den Herausgeber löschen.',
    },
    deletion: {
      heading: 'Herausgeber löschen',
      lead: [
        'Ab diesem Moment hat niemand mehr Zugang, und die Website ist weg.',
        `${restorableDays} Tage lang können alle Inhaber ihn mit allen Personen in ihrer Liste der Herausgeber wiederherstellen.`,
        `Danach wird alles endgültig gelöscht. Die ID ist erst nach ${restingNameDays} Tagen wieder verfügbar.`,
      ],
      ask: 'Herausgeber löschen',
      title: (name) => `${name} löschen?`,
      confirmLead: (count) =>
        plural(count, {
          one: 'Sie verlieren sofort den Zugang.',
          other: `Alle ${figure(count)} Personen verlieren sofort den Zugang.`,
        }),
      typed: (id) => `Geben Sie zur Bestätigung ${id} ein`,
      notTheName: 'Das ist nicht die ID des Herausgebers.',
      cancel: 'Abbrechen',
      confirm: 'Löschen',
      done: (name) => `${name} ist gelöscht. Sie können ${restorableDays} Tage lang alles wiederherstellen.`,
    },
  },
}
