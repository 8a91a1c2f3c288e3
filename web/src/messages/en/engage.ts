/** The texts of the two static mocks: a tutor's overview with its preview, and a conversation. */
import { shellMessages } from './shell.ts'

export const engageMessages = {
  tutor: {
    name: 'Super Math Tutor',
    lead: 'How a tutor is described, and how it opens a conversation.',
    overview: 'Overview',
    instructionLabel: 'Instruction',
    instruction:
      'You are a patient math tutor. Ask what the learner has tried, give one hint at a time, and let them find the answer themselves.',
    preview: 'Preview',
    opening: 'Hello, I am your math tutor. Which problem shall we look at together?',
    toConversation: 'See a conversation',
  },
  chat: {
    title: 'Conversation',
    lead: (tutor: string) => `A learner asks, and ${tutor} answers with a hint.`,
    sender: 'You',
    sent: 'How do I add one half and one third?',
    received:
      'Cut both into pieces of the same size first. Into how many equal pieces can you divide halves and thirds alike?',
    toTutor: 'See the tutor',
  },
  home: shellMessages.home,
} as const
