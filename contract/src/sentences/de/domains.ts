import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'Bitte geben Sie eine Domain ein.',
  domainInvalid: 'Geben Sie eine Domain wie school.org ein: ohne https://, Pfad, Port oder @.',
  domainShared: 'Diese Domain kann niemandem allein gehören: Darunter haben andere ihre eigenen Domains.',
  domainOfMailProvider: 'Diese Domain gehört einem E-Mail-Anbieter: Alle können dort eine Adresse haben.',
  joiningRoleInvalid: 'Die Rolle muss staff oder User sein.',
}
