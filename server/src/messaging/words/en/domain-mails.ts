/** What is told of an organization's domains, and of people who come by them. */
import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { MailTexts, Told } from '../words.ts'

export const domainMails = {
  domain_lost: ({ productName, about, domain }: Told) => ({
    subject: `${domain} is no longer a proven domain of ${about}`,
    paragraphs: [
      `The record that proves ${domain} as a domain of ${about} on ${productName} has not been found for ${domainGoneDays} days or more, or another organization has proven the domain since. Nobody can join with an address of this domain any more. Whoever is a member stays one.`,
    ],
    button: 'See the domain',
    footer: 'If you still use the domain, set its record again: we look for it automatically.',
  }),
  join_accepted: ({ about }: Told) => ({
    subject: `You are now a member of ${about}`,
    paragraphs: [`Your request to join ${about} was accepted.`],
    button: `Go to ${about}`,
    footer: 'You received this email because you asked to join.',
  }),
  join_declined: ({ about }: Told) => ({
    subject: `Your request to join ${about} was declined`,
    paragraphs: [
      `${about} did not accept your request to join. You can ask again after ${joinRequestRestDays} days, or talk to somebody there.`,
    ],
    footer: 'You received this email because you asked to join.',
  }),
  join_ended: ({ about }: Told) => ({
    subject: `Your request to join ${about} has ended`,
    paragraphs: [
      `Your request to join ${about} was not answered: it waited ${joinRequestDays} days, or ${about} no longer takes people that way.`,
    ],
    footer: 'You received this email because you asked to join.',
  }),
} satisfies MailTexts
