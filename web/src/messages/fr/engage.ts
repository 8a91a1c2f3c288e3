import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'Super tuteur de maths',
    lead: 'Comment un tuteur est décrit, et comment il ouvre une conversation.',
    overview: 'Présentation',
    instructionLabel: 'Consigne',
    instruction:
      'Tu es un tuteur de maths patient. Demande à l’élève ce qu’il a déjà essayé, donne un seul indice à la fois et laisse-le trouver la réponse par lui-même.',
    preview: 'Aperçu',
    opening: 'Bonjour, je suis ton tuteur de maths. Quel problème veux-tu regarder avec moi ?',
    toConversation: 'Voir une conversation',
  },
  chat: {
    title: 'Conversation',
    lead: (tutor) => `Un élève pose une question, et ${tutor} répond par un indice.`,
    sender: 'Vous',
    sent: 'Comment additionner un demi et un tiers ?',
    received:
      'Coupe d’abord les deux en morceaux de la même taille. En combien de morceaux égaux peut-on partager aussi bien des demis que des tiers ?',
    toTutor: 'Voir le tuteur',
  },
  home: shellMessages.home,
}
