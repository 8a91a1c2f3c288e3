import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: 'Conditions d’utilisation',
    paragraphs: (product) => [
      `La personne qui gère ce serveur ${product} décide de qui peut l’utiliser, et peut fermer un compte qui nuit à autrui.`,
      'Votre compte n’est qu’à vous. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ne le communiquez à personne.',
      'Ce que vous et votre organisation déposez ici reste à vous. Vous en répondez, ainsi que du droit de le déposer ici.',
      'Le service est fourni tel quel. Personne ne peut garantir qu’il soit toujours disponible : gardez votre propre copie de ce qui compte pour vous.',
    ],
  },
  privacy: {
    title: 'Règles de confidentialité',
    paragraphs: (product) => [
      `${product} conserve ce que vous lui donnez : votre adresse e-mail, votre nom, votre nom d’utilisateur et les organisations dont vous faites partie. Votre mot de passe n’est conservé que sous la forme d’une empreinte qui ne permet pas de le retrouver.`,
      'Toute personne qui saisit votre adresse e-mail ou votre nom d’utilisateur pour se connecter voit votre nom affiché. Les personnes de vos organisations voient votre nom et votre nom d’utilisateur.',
      'Votre navigateur garde votre session ouverte grâce à des jetons placés dans son propre stockage ; la déconnexion les supprime. Aucun cookie ne vous suit, et rien n’est chargé depuis un autre service.',
      'Pour voir, modifier ou supprimer ce qui est conservé à votre sujet, écrivez à la personne qui gère ce serveur.',
    ],
  },
  back: 'Retour à l’inscription',
}
