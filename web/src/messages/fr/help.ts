import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'Assistance',
    paragraphs: (product) => [
      `Ce serveur ${product} est géré par votre établissement, votre entreprise ou vous-même. La personne qui le gère peut vous aider pour tout ce qui concerne votre compte.`,
      'Mot de passe oublié ? Demandez un lien sur la page de connexion. Il arrive par e-mail et reste valable une heure.',
      'Vous ne trouvez pas votre organisation ? Le nom de son espace de travail est la première partie de son adresse. La personne qui vous a envoyé l’invitation le connaît.',
      'Téléphone et codes de secours perdus ? La personne qui gère ce serveur peut retirer la deuxième étape, une fois qu’elle sait que c’est bien vous.',
    ],
    findOrganization: 'Trouver votre organisation',
  },
  status: {
    title: 'État du service',
    lead: (product) => `Le fonctionnement de ${product} en ce moment.`,
    asking: 'Vérification',
    up: 'Tout fonctionne.',
    notReady: 'Le service est démarré, mais pas encore prêt : il attend sa base de données.',
    down: 'Le service ne répond pas.',
    again: 'Vérifier à nouveau',
  },
  signIn: 'Se connecter',
}
