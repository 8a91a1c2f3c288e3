import type { peopleMessages as english } from '#languages/en/people/people.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const people = (number: number) =>
  plural(number, { one: `${figure(number)} Person`, other: `${figure(number)} Personen` })

export const peopleMessages: Translation<typeof english> = {
  summary: (members, invited) =>
    plural(members, { one: `${figure(members)} Mitglied`, other: `${figure(members)} Mitglieder` }) +
    (invited === 0 ? '' : `, ${figure(invited)} eingeladen`),
  title: (organization) => `Personen von ${organization}`,
  pageTitle: (page, people) => `${page} · ${people}`,
  failed: 'Das konnte nicht geladen werden.',
  views: {
    label: 'Personen',
    members: 'Mitglieder',
    removed: 'Entfernt',
    former: 'Ehemalige',
    requests: 'Anfragen',
    import: 'Viele einladen',
    rosters: 'OneRoster',
    invites: 'Einladungen',
    labels: 'Labels',
    classes: 'Klassen',
    learners: 'Lernende',
  },
  roleNames,
  andOthers: (names, others) =>
    `${names} und ${plural(others, { one: `${figure(others)} weitere Person`, other: `${figure(others)} weitere Personen` })}`,
  list: {
    search: 'Name oder Benutzername',
    name: 'Name',
    username: 'Benutzername',
    role: 'Rolle',
    labels: 'Labels',
    everyRole: 'Alle',
    everyLabel: 'Alle',
    empty: 'Niemand gefunden',
    emptyAdvice: 'Laden Sie die ersten Personen per E-Mail, Link oder Liste ein.',
    emptyNarrowed: 'Niemand hat hier diese Rolle und dieses Label.',
    showAll: 'Alle anzeigen',
    invite: 'Personen einladen',
    export: 'Exportieren',
    exporting: 'Wird exportiert...',
    exportFailed: 'Die Liste konnte nicht exportiert werden.',
    selectAll: 'Alle auf dieser Seite auswählen',
    actions: 'Aktionen',
    actionsOf: (name) => `Aktionen für ${name}`,
    you: 'Sie',
    unnamed: 'Noch kein Name',
    noUsername: 'kein Benutzername',
  },
  labels: {
    moreOf: (count, whose) => `Weitere Labels von ${whose}: +${count}`,
    fewer: 'Weniger',
    fewerOf: (whose) => `Weniger Labels von ${whose}`,
    gone: (label) => `${label} gibt es nicht mehr.`,
  },
  bulk: {
    selected: (count) =>
      plural(count, { one: `${figure(count)} Person ausgewählt`, other: `${figure(count)} Personen ausgewählt` }),
    clear: 'Auswahl aufheben',
    actions: 'Aktionen',
    give: 'Label geben',
    take: 'Labels entfernen',
    roles: 'Rolle ändern',
    toClass: 'Zu Klasse hinzufügen',
    delete: 'Entfernen',
  },
  roles: {
    title: 'Rolle ändern',
    lead: (count) =>
      plural(count, {
        one: 'Für die ausgewählte Person.',
        other: `Für die ${figure(count)} ausgewählten Personen.`,
      }),
    role: 'Neue Rolle',
    about: {
      owner: 'Alles: Personen, Rollen, Einladungen und die Organisation selbst',
      staff: 'Personen, Labels und Klassen; keine Rollen, keine Einladungen',
      User: 'Lernt hier und sieht die Übersicht',
    },
    already: (names, role, isOne) => `${names} ${isOne ? 'hat' : 'haben'} die Rolle ${roleNames[role]} bereits.`,
    yourself: 'Sie sind dabei: Sie sind dann nicht mehr Inhaber, wenn es noch einen anderen gibt.',
    askTitle: (names, isOne) => (isOne ? `${names} zum Inhaber machen?` : `${names} zu Inhabern machen?`),
    save: 'Rolle ändern',
    make: (count) => plural(count, { one: 'Zum Inhaber machen', other: 'Zu Inhabern machen' }),
    cancel: 'Abbrechen',
    back: 'Zurück',
    lastOwner: 'Sie bleiben Inhaber: Eine Organisation braucht einen.',
    noMember: (names, isOne) => `${names} ${isOne ? 'ist' : 'sind'} nicht mehr hier.`,
    othersStay: 'Alle, die noch ausgewählt sind, sind hier. Bitte versuchen Sie es noch einmal.',
  },
  toClass: {
    title: 'Zu Klasse hinzufügen',
    lead: (count) =>
      plural(count, { one: 'Die ausgewählte Person.', other: `Die ${figure(count)} ausgewählten Personen.` }),
    who: 'Wer',
    selected: (count) =>
      plural(count, { one: 'Die ausgewählte Person', other: `Die ${figure(count)} ausgewählten Personen` }),
    everybody: (count) =>
      plural(count, {
        one: `Die einzige Person in der Organisation (${figure(count)})`,
        other: `Alle ${figure(count)} Personen in der Organisation`,
      }),
    matching: (count) =>
      plural(count, {
        one: `Die Person, auf die die Filter der Liste zutreffen (${figure(count)})`,
        other: `Alle ${figure(count)} Personen, auf die die Filter der Liste zutreffen`,
      }),
    class: 'Klasse',
    choose: 'Klasse wählen',
    new: 'Eine neue Klasse',
    newName: 'Name der neuen Klasse',
    chooseFirst: 'Bitte wählen Sie eine Klasse.',
    cancel: 'Abbrechen',
    save: 'Hinzufügen',
    added: (names, schoolClass) => `Zu ${schoolClass} hinzugefügt: ${names}.`,
    people,
    before: (names, isOne) => `${names} ${isOne ? 'war' : 'waren'} schon darin.`,
    nobodyNew: (schoolClass) => `Alle sind schon in ${schoolClass}.`,
  },
  confirmDelete: {
    title: (name, organization) => `${name} aus ${organization} entfernen?`,
    titleMany: (count, organization) => `${people(count)} aus ${organization} entfernen?`,
    lead: (names, organization) => `Die Mitgliedschaft bei ${organization} endet für ${names}.`,
    undoable: `Sie können das gleich danach rückgängig machen, und Inhaber können es ${restorableDays} Tage lang, unter „Entfernt“.`,
    youStay: 'Sie sind auch ausgewählt und bleiben: In Ihrem eigenen Menü gibt es „Organisation verlassen“.',
    cancel: 'Abbrechen',
    delete: (organization) => `Aus ${organization} entfernen`,
  },
  toasts: {
    userCreated: 'Benutzer angelegt!',
    userDeleted: 'Erfolgreich entfernt!',
    userUpdated: 'Erfolgreich aktualisiert!',
    labelsRemoved: 'Labels entfernt!',
    about: (sentence, names) => `${sentence} ${names}`,
    labelGiven: (label) => `Das Label ${label} ist vergeben.`,
    restored: 'Alles ist wieder wie vorher.',
    undo: 'Rückgängig',
    undoHint: 'Drücken Sie F8, um „Rückgängig“ zu erreichen.',
  },
  give: {
    title: 'Label geben',
    lead: (count) =>
      plural(count, { one: 'Der ausgewählten Person.', other: `Den ${figure(count)} ausgewählten Personen.` }),
    none: 'Es gibt noch kein Label. Erstellen Sie das erste unter „Labels“.',
    cancel: 'Abbrechen',
  },
  take: {
    title: 'Labels entfernen',
    lead: 'Welche Labels sollen von den ausgewählten Personen entfernt werden?',
    none: 'Niemand von den Ausgewählten hat ein Label.',
    cancel: 'Abbrechen',
    save: 'Entfernen',
  },
  member: {
    makeRole: (role) => `Rolle ${roleNames[role]} geben`,
    edit: 'Namen bearbeiten',
    offerOwnership: 'Inhaberschaft übertragen',
    delete: (organization) => `Aus ${organization} entfernen`,
    leave: 'Organisation verlassen',
    onlyOwner: 'Außer Ihnen gibt es keinen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  },
  makeOwner: {
    title: (name) => `${name} zum Inhaber machen?`,
    lead: (organization) =>
      `Inhaber dürfen in ${organization} alles: Personen einladen und entfernen, jede Rolle ändern, auch Ihre, und die Organisation löschen. Sie bleiben Inhaber.`,
    confirm: 'Zum Inhaber machen',
    cancel: 'Abbrechen',
  },
  stepDown: {
    title: 'Inhaberschaft abgeben?',
    lead: (role) =>
      `Sie haben dann die Rolle ${roleNames[role]}. Nur ein anderer Inhaber kann Sie wieder zum Inhaber machen.`,
    confirm: 'Abgeben',
  },
  edit: {
    title: (name) => `${name} bearbeiten`,
    looking: 'Einen Moment.',
    account:
      'Dieses Konto gehört allein zu Ihrer Organisation: Die Änderung ist überall zu sehen. Wir informieren die Person per E-Mail, und sie kann die Änderung zurücknehmen.',
    name: 'Diese Person gehört auch anderswo dazu oder hat eine Änderung zurückgenommen: Der Name, den Sie vergeben, ist nur in Ihrer Organisation zu sehen, und ihr Konto bleibt, wie es ist.',
    displayName: 'Anzeigename',
    username: 'Benutzername',
    cancel: 'Abbrechen',
    save: 'Speichern',
  },
  leave: {
    title: (organization) => `${organization} verlassen?`,
    lead: 'Sie sehen sie dann nicht mehr in Ihrer Liste. Zurück kommen Sie mit einer Einladung oder mit einer E-Mail-Adresse, die beitreten darf.',
    leave: 'Verlassen',
  },
  ownership: {
    title: (name) => `Inhaberschaft an ${name} übertragen?`,
    lead: 'Es ändert sich nichts, bis die Person innerhalb von sieben Tagen annimmt. Dann hat sie die Rolle Inhaber und Sie die Rolle Personal.',
    offer: 'Anbieten',
    offered: (name) => `${name} wurde per E-Mail gefragt.`,
    waiting: (name) => `Sie haben ${name} Ihre Inhaberschaft angeboten.`,
    until: (day) => `Das Angebot gilt bis ${day}.`,
    withdraw: 'Zurückziehen',
    withdrawn: 'Das Angebot ist zurückgezogen.',
    gone: 'Dieses Angebot gibt es nicht mehr.',
    asked: (name, organization) => `${name} bietet Ihnen die Inhaberschaft von ${organization} an.`,
    anOwner: 'Ein Inhaber',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    accepted: 'Sie sind jetzt Inhaber.',
    declined: 'Das Angebot ist abgelehnt.',
  },
}
