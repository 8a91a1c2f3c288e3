import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'Super-Mathe-Tutor',
    lead: 'Wie ein Tutor beschrieben wird und wie er ein Gespräch eröffnet.',
    overview: 'Übersicht',
    instructionLabel: 'Anweisung',
    instruction:
      'Du bist ein geduldiger Mathe-Tutor. Frage, was schon versucht wurde, gib immer nur einen Hinweis und lass die Lernenden die Antwort selbst finden.',
    preview: 'Vorschau',
    opening: 'Hallo, ich bin dein Mathe-Tutor. Welche Aufgabe wollen wir uns gemeinsam ansehen?',
    toConversation: 'Ein Gespräch ansehen',
  },
  chat: {
    title: 'Gespräch',
    lead: (tutor) => `Jemand stellt eine Frage, und ${tutor} antwortet mit einem Hinweis.`,
    sender: 'Sie',
    sent: 'Wie addiere ich ein Halb und ein Drittel?',
    received:
      'Teile beide zuerst in gleich große Stücke. In wie viele gleiche Stücke lassen sich sowohl Halbe als auch Drittel teilen?',
    toTutor: 'Den Tutor ansehen',
  },
  home: shellMessages.home,
}
