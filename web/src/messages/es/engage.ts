import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'Supertutor de mates',
    lead: 'Cómo se describe un tutor y cómo inicia una conversación.',
    overview: 'Resumen',
    instructionLabel: 'Instrucción',
    instruction:
      'Eres un tutor de matemáticas paciente. Pregunta qué ha intentado ya quien aprende, da una sola pista cada vez y deja que encuentre la respuesta por su cuenta.',
    preview: 'Vista previa',
    opening: 'Hola, soy tu tutor de matemáticas. ¿Qué problema miramos juntos?',
    toConversation: 'Ver una conversación',
  },
  chat: {
    title: 'Conversación',
    lead: (tutor) => `Alguien que aprende pregunta y ${tutor} responde con una pista.`,
    sender: 'Tú',
    sent: '¿Cómo se suman un medio y un tercio?',
    received:
      'Primero corta los dos en trozos del mismo tamaño. ¿En cuántos trozos iguales puedes dividir tanto los medios como los tercios?',
    toTutor: 'Ver el tutor',
  },
  home: shellMessages.home,
}
