import type { secondStepMessages as english } from '#languages/en/account/second-step.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const secondStepMessages: Translation<typeof english> = {
  ask: {
    title: 'Deuxième étape',
    lead: 'Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche.',
    backupLead: 'Saisissez l’un des codes de secours que vous avez conservés. Chacun ne fonctionne qu’une fois.',
    code: 'Code',
    backupCode: 'Code de secours',
    lost: 'Ni téléphone ni code de secours ? Veuillez contacter l’assistance.',
    support: 'Aller à l’assistance',
    usedBackup:
      'Vous vous êtes connecté avec un code de secours, qui ne peut plus servir. Si vous n’avez plus votre téléphone, configurez le nouveau dans « Profil », « Sécurité ».',
    noCodes:
      'Vous n’avez aucun code de secours. Créez-en dans « Profil », « Sécurité », pour pouvoir vous connecter sans votre téléphone.',
    missing: 'Saisissez le code',
    wrong: 'Ce code n’est pas le bon, ou a déjà été utilisé. Attendez le suivant, puis réessayez.',
    wrongBackup: 'Ce code de secours n’est pas le bon, ou a déjà été utilisé.',
    useBackup: 'Utiliser plutôt un code de secours',
    useApp: 'Utiliser plutôt l’application',
    cancel: 'Annuler',
    confirm: 'Confirmer',
    confirming: 'Vérification de votre code',
  },
  card: {
    title: 'Validation en deux étapes',
    lead: 'Une application d’authentification sur votre téléphone affiche un nouveau code toutes les trente secondes. Ainsi, personne ne peut se connecter avec votre seul mot de passe.',
    loading: 'Chargement de votre validation en deux étapes',
    failed: 'Votre validation en deux étapes n’a pas pu être chargée.',
    off: 'Elle est désactivée.',
    on: (since) => `Activée depuis le ${since}.`,
    newPhone: 'Un nouveau téléphone ? Désactivez-la ici, puis configurez-la à nouveau avec celui-ci.',
    codesLeft: (left) =>
      left === 0
        ? 'Vous n’avez aucun code de secours. Créez-en de nouveaux, pour pouvoir vous connecter sans votre téléphone.'
        : plural(left, {
            one: `Il vous reste ${figure(left)} code de secours, pour les moments où vous n’avez pas votre téléphone.`,
            other: `Il vous reste ${figure(left)} codes de secours, pour les moments où vous n’avez pas votre téléphone.`,
          }),
    setUp: 'Configurer',
    newCodes: 'Créer de nouveaux codes',
    turnOff: 'Désactiver',
  },
  setUp: {
    title: 'Configurer une application d’authentification',
    lead: 'Scannez ce code avec une application d’authentification sur votre téléphone, par exemple celle fournie avec lui.',
    qrLabel: 'Code QR pour votre application d’authentification',
    key: 'Ou saisissez cette clé dans l’application',
    copyKey: 'Copier la clé',
    code: 'Les six chiffres affichés par l’application',
    missing: 'Saisissez les six chiffres affichés par l’application',
    wrong:
      'Ce code n’est pas le bon. Vérifiez que votre téléphone est à l’heure, puis saisissez le code le plus récent.',
    failed: 'La configuration n’a pas abouti. Veuillez réessayer.',
    tooLate:
      'Cela a pris trop de temps : une clé est valable dix minutes. Supprimez-la de votre application, puis scannez la nouvelle ci-dessous.',
    notOffered:
      'La validation en deux étapes avec une application n’est pas disponible ici. Votre compte reste tel quel.',
    cancel: 'Annuler',
    confirm: 'Activer',
    confirming: 'Activation',
    preparing: 'Préparation de votre clé',
    confirmFirst: 'Confirmez d’abord votre adresse e-mail.',
    linkSent: (address) => `Nous avons envoyé un lien à ${address}. Ouvrez-le, puis revenez ici.`,
    confirmed: 'C’est confirmé',
    done: 'La validation en deux étapes est activée.',
    already: 'La validation en deux étapes était déjà activée.',
  },
  codes: {
    title: 'Vos codes de secours',
    lead: 'Gardez-les en lieu sûr. Chacun permet une connexion, à la place de l’application. Ils ne seront plus affichés.',
    list: 'Codes de secours',
    copy: 'Copier',
    copied: 'Les codes sont dans votre presse-papiers.',
    copyFailed: 'Les codes n’ont pas pu être copiés. Sélectionnez-les et copiez-les vous-même, ou téléchargez-les.',
    download: 'Télécharger',
    fileName: (product) => `${product.toLowerCase().replace(/\W+/g, '-')}-codes-de-secours.txt`,
    done: 'Je les ai conservés',
    leave: {
      title: 'Partir sans les codes ?',
      text: 'Les codes ne seront plus affichés. Sans eux, vous devrez en créer de nouveaux.',
      stay: 'Rester ici',
      leave: 'Partir',
    },
    replace: {
      title: 'Créer de nouveaux codes de secours ?',
      lead: 'Ceux que vous avez actuellement ne fonctionneront plus.',
      cancel: 'Annuler',
      confirm: 'Créer de nouveaux codes',
    },
  },
  turnOff: {
    title: 'Désactiver la validation en deux étapes ?',
    lead: 'Votre mot de passe, Google ou un code reçu par e-mail suffira alors pour se connecter à votre compte, et vos codes de secours ne fonctionneront plus.',
    cancel: 'Annuler',
    confirm: 'Désactiver',
    done: 'La validation en deux étapes est désactivée.',
    already: 'La validation en deux étapes était déjà désactivée.',
  },
}
