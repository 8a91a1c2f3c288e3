/** The texts of organizations that somebody may join by their own address. */
import { joinRequestDays } from '@atrium/contract/limits'

export const joinableMessages = {
  title: 'Organizations of your address',
  lead: (domain: string) => `They have proven that ${domain} is theirs.`,
  join: 'Join',
  joinNamed: (name: string) => `Join ${name}`,
  ask: 'Ask to join',
  askNamed: (name: string) => `Ask to join ${name}`,
  withdraw: 'Withdraw request',
  withdrawNamed: (name: string) => `Withdraw request to ${name}`,
  waits: `You asked to join. You will get an email once it is answered, within ${joinRequestDays} days.`,
  declined: (day: string) => `Your request was declined. You can ask again from ${day}.`,
  joined: (name: string) => `You are a member of ${name} now.`,
  asked: (name: string) => `You asked to join ${name}.`,
  withdrawn: 'Your request was withdrawn.',
  changed: 'This has changed meanwhile. Here is how it stands now.',
} as const
