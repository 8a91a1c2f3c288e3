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
    kept: (product) =>
      `${product} conserve ce que vous lui donnez : votre adresse e-mail, votre nom, votre nom d’utilisateur et votre photo. Il conserve aussi les organisations et les éditeurs dont vous faites partie, votre rôle dans chacun d’eux, ainsi que la date, le réseau et le navigateur de vos connexions.`,
    password: {
      embedded:
        'Votre mot de passe n’est conservé que sous la forme d’une empreinte qui ne permet pas de le retrouver.',
      hosted: 'Votre mot de passe est conservé par le service de connexion qu’utilise ce serveur, et non ici.',
    },
    seen: 'Toute personne qui saisit votre adresse e-mail ou votre nom d’utilisateur pour se connecter peut apprendre votre nom et votre adresse e-mail. Les personnes de vos organisations peuvent voir votre nom et votre photo ; leurs propriétaires et leur personnel voient aussi votre adresse e-mail et votre nom d’utilisateur.',
    browser:
      'Votre navigateur garde votre session ouverte grâce à des jetons placés dans son propre stockage ; la déconnexion les supprime. Des cookies retiennent votre langue, votre thème et le fait que ce navigateur est connu ici. Aucun ne vous suit sur d’autres sites.',
    elsewhere: {
      nothing: 'Rien n’est chargé depuis un autre service.',
      hosted: 'Pour vous connecter, votre navigateur communique avec ce service de connexion.',
      monitored:
        'Les pages ouvertes, leur vitesse de chargement et les erreurs sont transmises à un service choisi par la personne qui gère ce serveur. Votre nom et ce que vous saisissez ne le sont pas.',
    },
    yours:
      'Sur la page de votre compte, vous pouvez télécharger ce qui est conservé à votre sujet et supprimer votre compte. Pour toute autre demande, écrivez à la personne qui gère ce serveur.',
  },
  back: 'Retour à l’inscription',
}
