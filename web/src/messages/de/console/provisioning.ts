import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type { provisioningMessages as english } from '#languages/en/console/provisioning.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { shownDay } from '../people/terms.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${figure(count)} Personen`)
const groupsOf = (count: number) => (count === 1 ? '1 Gruppe' : `${figure(count)} Gruppen`)

export const provisioningMessages: Translation<typeof english> = {
  lead: 'Ein Verzeichnis wie Microsoft Entra ID oder Okta fügt hier Ihre Mitglieder hinzu, beendet ihre Mitgliedschaft, wenn sie gehen, und führt nach seinen Gruppen Labels oder Klassen.',
  other: 'Ein anderes Verzeichnis',
  empty: {
    sentence: 'Kein Verzeichnis ist verbunden',
    advice:
      'Verbinden Sie das, in dem Sie Ihre Mitglieder führen: Wer dort dazukommt, ist hier Mitglied, und wer dort geht, ist es hier nicht mehr, ohne dass jemand eingreift.',
    prove:
      'Verifizieren Sie zuerst die Domain, auf die die E-Mail-Adressen Ihrer Mitglieder enden. Wer anderswo eine Adresse hat, wird abgelehnt.',
    toDomains: 'Zu den Domains',
    proven: (domains) => `Es darf hinzufügen, wer eine Adresse bei ${domains} hat.`,
  },
  list: 'Verzeichnisse',
  open: 'Öffnen',
  openNamed: (directory, day) => `${directory} öffnen, verbunden am ${day}`,
  connectedOn: (day) => `Verbunden am ${day}`,
  back: 'Alle Verzeichnisse',
  missing: 'Dieses Verzeichnis ist nicht verbunden',
  missingAdvice: 'Es wurde getrennt oder gehörte nie zu dieser Organisation.',
  connect: {
    open: 'Verzeichnis verbinden',
    full: `Eine Organisation kann ${maxConnections} Verzeichnisse haben.`,
    lead: 'Sie erhalten eine Adresse und ein Token und geben beides dann im Verzeichnis ein.',
    directory: 'Wo Sie Ihre Mitglieder führen',
    groups: 'Was seine Gruppen hier werden',
    cancel: 'Abbrechen',
    submit: 'Verbinden',
  },
  groups: {
    title: 'Was seine Gruppen werden',
    names: { labels: 'Labels', classes: 'Klassen', off: 'Nichts' },
    about: {
      labels: 'Wer in einer Gruppe ist, erhält ein Label mit ihrem Namen.',
      classes: 'Wer in einer Gruppe ist, ist in einer Klasse mit ihrem Namen.',
      off: 'Gruppen werden vermerkt, und niemand erhält durch sie etwas.',
    },
    save: 'Speichern',
    saved: 'Gespeichert.',
    ask: 'Ändern, was Gruppen werden?',
    askLead: (count) =>
      `Es geht um ${groupsOf(count)}. Wer darin ist, verliert, was die Gruppe gebracht hat, und was für eine Gruppe angelegt wurde, verschwindet. An die Stelle tritt, was die Gruppen werden; eine Gruppe, deren Name dafür zu lang ist, wird nichts.`,
    cancel: 'Abbrechen',
    confirm: 'Ändern',
  },
  state: {
    title: 'Stand',
    never: 'Noch nicht verwendet: Das Verzeichnis hat sich bisher nicht gemeldet.',
    last: (when) => `Zuletzt hat sich das Verzeichnis am ${when} gemeldet.`,
    people: (all, members) =>
      all === 0
        ? 'Es hat noch niemanden hinzugefügt.'
        : `Es führt ${people(all)}; Mitglieder derzeit: ${figure(members)}.`,
    waiting: (count) =>
      count === 1
        ? '1 Person wartet: Niemand hat ein Konto mit dieser Adresse, oder sie ist noch nicht bestätigt. Sie wird Mitglied, sobald die Adresse bestätigt ist.'
        : `${figure(count)} Personen warten: Niemand hat ein Konto mit ihrer Adresse, oder sie ist noch nicht bestätigt. Jede wird Mitglied, sobald ihre Adresse bestätigt ist.`,
    groups: {
      labels: (count) => `Es führt ${groupsOf(count)}, als Labels.`,
      classes: (count) => `Es führt ${groupsOf(count)}, als Klassen.`,
      off: (count) => `Es führt ${groupsOf(count)}, aus denen hier nichts wird.`,
    },
  },
  setUp: {
    title: 'Adresse',
    lead: 'Hier fragt das Verzeichnis an, mit einem Token.',
    show: 'Schritte anzeigen',
    steps: {
      entra: [
        'Öffnen Sie im Microsoft Entra Admin Center „Enterprise applications“, wählen Sie „New application“ und „Create your own application“ und dann die Art, die nicht im Katalog steht.',
        'Öffnen Sie darin „Provisioning“ und wählen Sie „Automatic“.',
        'Geben Sie die Adresse als „Tenant URL“ und das Token als „Secret Token“ ein und wählen Sie „Test Connection“.',
        'Weisen Sie die Personen und Gruppen zu, die hierher gehören, und starten Sie die Bereitstellung.',
      ],
      okta: [
        'Öffnen Sie in der Okta Admin Console „Applications“ und „Browse App Catalog“ und fügen Sie „SCIM 2.0 Test App (OAuth Bearer Token)“ hinzu.',
        'Geben Sie unter „Provisioning“ die Adresse als Basis-URL und das Token als Bearer-Token ein und testen Sie die Zugangsdaten.',
        'Schalten Sie „Create Users“, „Update User Attributes“ und „Deactivate Users“ ein.',
        'Weisen Sie die Personen zu, die hierher gehören, und übertragen Sie ihre Gruppen.',
      ],
      other: [
        'Geben Sie dort, wo das Verzeichnis Bereitstellung über SCIM 2.0 anbietet, die Adresse ein und das Token als Bearer-Token.',
        'Wählen Sie userName als eindeutiges Merkmal und lassen Sie E-Mail-Adressen mitsenden.',
        'Weisen Sie die Personen und Gruppen zu, die hierher gehören, und starten Sie.',
      ],
    },
    fields: {
      address: 'Adresse',
      token: 'Token',
      copy: 'Kopieren',
      copyNamed: (what) => `${what} kopieren`,
      copied: 'Kopiert.',
      copyFailed: 'Ihr Browser erlaubt das Kopieren nicht. Wählen Sie den Text aus und kopieren Sie ihn selbst.',
    },
  },
  fresh: {
    title: 'Im Verzeichnis eingeben',
    once: 'Das Token wird nur dieses eine Mal gezeigt. Kopieren Sie es jetzt: Wir behalten nichts, woraus es sich noch einmal zeigen ließe.',
    done: 'Ich habe das Token kopiert',
    leave: {
      title: 'Haben Sie das Token kopiert?',
      text: 'Es wird nicht noch einmal gezeigt. Ohne es erstellen Sie ein anderes.',
      stay: 'Bleiben',
      leave: 'Verlassen',
    },
  },
  tokens: {
    title: 'Token',
    lead: `Es kann ${maxConnectionTokens} zugleich geben, für einen Wechsel ohne Lücke: Erstellen Sie ein weiteres, geben Sie es im Verzeichnis ein, sehen Sie hier, dass es verwendet wird, und widerrufen Sie das alte.`,
    list: 'Token',
    none: 'Es gibt kein Token: Das Verzeichnis kann nichts tun, bis Sie eines erstellen.',
    made: (day) => `Erstellt am ${day}`,
    used: (day) => `Zuletzt verwendet am ${shownDay(day)}`,
    unused: 'Noch nicht verwendet',
    make: 'Weiteres Token erstellen',
    first: 'Token erstellen',
    full: 'Um ein weiteres zu erstellen, widerrufen Sie eines von diesen.',
    revoke: 'Widerrufen',
    revokeNamed: (day, use) => `Token widerrufen, erstellt am ${day}, ${use}`,
    ask: 'Dieses Token widerrufen?',
    askLast: 'Es ist das einzige: Das Verzeichnis kann nichts tun, bis Sie ein anderes erstellen und dort eingeben.',
    askOther: 'Was es noch verwendet, wird sofort abgewiesen. Das Verzeichnis braucht ab jetzt das andere.',
    cancel: 'Abbrechen',
    confirm: 'Widerrufen',
    revoked: 'Das Token ist widerrufen.',
  },
  log: {
    title: 'Was es wollte',
    lead: `Was das Verzeichnis ändern wollte und was daraus wurde. Bleibt ${provisioningLogDays} Tage gespeichert.`,
    list: 'Was das Verzeichnis wollte',
    result: 'Ergebnis',
    everything: 'Alles',
    results: {
      created: 'Hinzugefügt',
      changed: 'Geändert',
      unchanged: 'Nichts zu ändern',
      ended: 'Mitgliedschaft beendet',
      kept: 'Mitgliedschaft bleibt',
      restored: 'Wieder aktiv',
      deleted: 'Entfernt',
      refused: 'Abgelehnt',
    },
    people: {
      created: (who) => `${who} wurde hinzugefügt`,
      changed: (who) => `${who} wurde geändert`,
      unchanged: (who) => `${who}: Es gab nichts zu ändern`,
      ended: (who) => `${who} wurde deaktiviert, und die Mitgliedschaft endete`,
      kept: (who) => `${who} bleibt Mitglied: Ein anderes Verzeichnis führt diese Person als aktiv`,
      restored: (who) => `${who} ist wieder aktiv`,
      deleted: (who) => `${who} wurde entfernt, und die Mitgliedschaft endete`,
    },
    groups: {
      created: (group) => `Die Gruppe ${group} wurde hinzugefügt`,
      changed: (group) => `Die Gruppe ${group} wurde geändert`,
      unchanged: (group) => `Die Gruppe ${group}: Es gab nichts zu ändern`,
      deleted: (group) => `Die Gruppe ${group} wurde entfernt`,
    },
    refused: {
      add: (whom) => `${whom} wurde nicht hinzugefügt`,
      change: (whom) => `${whom} wurde nicht geändert`,
      remove: (whom) => `${whom} wurde nicht entfernt`,
      nobody: 'Eine Anfrage wurde abgelehnt',
    },
    causes: {
      unproven_domain:
        'Die Adresse gehört zu keiner Domain, die diese Organisation verifiziert hat. Verifizieren Sie sie unter Domains oder senden Sie eine Einladung.',
      no_address:
        'Das Verzeichnis hat keine E-Mail-Adresse gesendet. Lassen Sie es eine senden oder die Adresse als userName verwenden.',
      taken:
        'Jemand anderes im Verzeichnis hat diese Adresse, diesen Benutzernamen oder dieses Konto. Ändern Sie das dort bei einem von beiden.',
      left: 'Diese Person ist von sich aus gegangen. Senden Sie eine Einladung: Nur so kommt sie zurück.',
      last_owner: 'Diese Person ist als Einzige Inhaber. Machen Sie zuerst jemand anderen dazu.',
      group_name:
        'Der Name ist für ein Label oder eine Klasse zu lang oder enthält unzulässige Zeichen. Benennen Sie die Gruppe dort um, oder wählen Sie, dass Gruppen etwas anderes werden.',
      group_limit:
        'Die Organisation hat bereits die Höchstzahl an Labels oder Klassen. Löschen Sie einige, oder senden Sie weniger Gruppen.',
      people_limit:
        'Dieses Verzeichnis hat hier bereits die Höchstzahl an Personen. Entfernen Sie dort einige, oder senden Sie weniger.',
      group_taken:
        'Eine andere Gruppe heißt so oder ist schon das Label oder die Klasse dieses Namens. Benennen Sie dort eine von beiden um.',
      class_archived:
        'Die Klasse dieser Gruppe ist im Archiv. Holen Sie sie von dort zurück, oder benennen Sie die Gruppe um.',
      unknown:
        'Unter dieser Kennung ist hier nichts mehr bekannt. Der nächste vollständige Lauf des Verzeichnisses behebt das.',
      changed_meanwhile:
        'Etwas anderes hat es im selben Augenblick geändert. Das Verzeichnis fragt von selbst noch einmal.',
      unreadable: 'Das Verzeichnis hat auf eine Weise angefragt, die hier nicht verstanden wird.',
    },
    told: (words) => `Dem Verzeichnis wurde gesagt: „${words}“`,
    older: 'Ältere anzeigen',
    loading: 'Anfragen des Verzeichnisses werden geladen',
    empty: 'Das Verzeichnis wollte noch nichts.',
    nothing: 'Nichts aus den letzten Tagen hat dieses Ergebnis.',
  },
  disconnect: {
    title: 'Trennen',
    lead: 'Seine Token enden sofort. Wer Mitglied ist, bleibt es; was Personen durch seine Gruppen haben, endet, und Labels und Klassen, die für eine Gruppe angelegt wurden, verschwinden.',
    open: 'Verzeichnis trennen',
    ask: (directory) => `${directory} trennen?`,
    askLead: (members) =>
      members === 0
        ? 'Seine Token enden sofort, ebenso alles, was Personen durch seine Gruppen haben.'
        : `Seine Token enden sofort, ebenso alles, was Personen durch seine Gruppen haben. ${members === 1 ? '1 Mitglied bleibt Mitglied' : `${figure(members)} Mitglieder bleiben Mitglieder`}: Entfernt wird von nun an von Hand.`,
    cancel: 'Abbrechen',
    confirm: 'Trennen',
    done: (directory) => `${directory} ist getrennt.`,
  },
}
