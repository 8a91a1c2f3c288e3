/** What groups can become, each with what that means. */
import { groupTargets } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'

const { names, about } = provisioningMessages.groups

export const groupChoices = groupTargets.map((value) => ({ value, label: names[value], about: about[value] }))
