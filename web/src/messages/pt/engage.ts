import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'Supertutor de matemática',
    lead: 'Como um tutor é descrito e como ele abre uma conversa.',
    overview: 'Visão geral',
    instructionLabel: 'Instrução',
    instruction:
      'Você é um tutor de matemática paciente. Pergunte o que a pessoa já tentou, dê uma dica de cada vez e deixe que ela mesma encontre a resposta.',
    preview: 'Prévia',
    opening: 'Olá, sou seu tutor de matemática. Que problema vamos ver juntos?',
    toConversation: 'Ver uma conversa',
  },
  chat: {
    title: 'Conversa',
    lead: (tutor) => `Alguém que está aprendendo pergunta, e ${tutor} responde com uma dica.`,
    sender: 'Você',
    sent: 'Como se soma um meio com um terço?',
    received:
      'Primeiro corte os dois em pedaços do mesmo tamanho. Em quantos pedaços iguais dá para dividir tanto os meios como os terços?',
    toTutor: 'Ver o tutor',
  },
  home: shellMessages.home,
}
