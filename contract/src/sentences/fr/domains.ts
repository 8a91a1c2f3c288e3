import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'Veuillez saisir un domaine.',
  domainInvalid: 'Saisissez un domaine comme school.org : sans https://, chemin, port ni @.',
  domainShared: 'Personne ne peut posséder ce domaine : d’autres ont leurs propres domaines en dessous.',
  domainOfMailProvider:
    'Ce domaine appartient à un fournisseur de messagerie : tout le monde peut y avoir une adresse.',
  joiningRoleInvalid: 'Le rôle doit être staff ou User.',
}
