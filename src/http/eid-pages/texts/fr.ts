import type { Texts } from './texts.ts'

/** French of Canada: a non-breaking space before the colon and inside guillemets, none before ; ! and ?. */
export const fr: Texts = {
  lang: 'fr',
  otherLanguage: 'English',
  product: 'Vérification d’identité',
  skip: 'Aller au contenu',
  sandbox: 'Bac à sable : ceci est un test. Utilisez des spécimens, pas vos propres documents.',
  step: (number, of) => `Étape ${number} sur ${of}`,
  saved: (until) =>
    `Vous pouvez vous arrêter ici et revenir plus tard. Votre lien garde votre place jusqu’au ${until}.`,
  error: 'Il y a un problème',
  start: {
    title: 'Confirmez votre identité',
    lead: (workspace) => `${workspace} vous demande de confirmer qui vous êtes.`,
    whyTitle: 'Pourquoi cette demande',
    why: (workspace) =>
      `La loi canadienne contre le blanchiment d’argent exige que ${workspace} vérifie l’identité de ses clients (Loi sur le recyclage des produits de la criminalité et le financement des activités terroristes).`,
    needTitle: 'Ce qu’il vous faut',
    need: [
      'Un document valide avec photo : passeport, permis de conduire, carte de résident permanent ou autre carte délivrée par un gouvernement',
      'Un appareil photo, ou des images du document',
      'Un égoportrait, si vous y consentez',
    ],
    needNothing: ['Rien à préparer : vos renseignements sont comparés à des registres, simulés ici'],
    time: 'Cela prend environ trois minutes.',
    timeShort: 'Cela prend moins d’une minute.',
    begin: 'Commencer',
    phoneTitle: 'Continuer sur votre téléphone',
    phone: 'Balayez ce code avec l’appareil photo de votre téléphone pour y ouvrir le même lien.',
    qr: 'Code QR de votre lien',
    privacyTitle: 'Vos renseignements personnels',
    privacy: (workspace) => [
      `Seul ${workspace} reçoit le résultat : ce qui est lu sur votre document et l’issue des vérifications.`,
      'Les images sont supprimées dès qu’elles ont été lues. Elles ne sont pas conservées.',
      'Au Québec, nul ne peut exiger, sans votre consentement exprès, que votre identité soit confirmée par la biométrie, comme votre visage (Loi concernant le cadre juridique des technologies de l’information, art. 44). Vous pouvez choisir une voie sans égoportrait et retirer votre consentement.',
      `Pour consulter, corriger ou effacer vos renseignements, écrivez à la personne responsable de leur protection chez ${workspace}.`,
    ],
    refuse: 'Je ne veux pas confirmer mon identité de cette façon',
  },
  consent: {
    title: 'Votre consentement',
    lead: (workspace) =>
      `${workspace} recevra le nom, la date de naissance, l’adresse, le numéro et la date d’expiration que montre votre document.`,
    legend: 'Comment voulez-vous continuer?',
    withSelfie: 'Document et égoportrait',
    withSelfieHint:
      'Je consens expressément à ce que mon visage soit comparé à la photo de mon document. Dans ce bac à sable, la comparaison est simulée : rien n’est mesuré.',
    withoutSelfie: 'Document seulement, sans biométrie',
    withoutSelfieHint: (workspace) =>
      `Ni égoportrait ni comparaison des visages. ${workspace} pourrait demander à vous rencontrer en personne.`,
    quebec: 'Le choix vous appartient. Vous pouvez le modifier jusqu’à la fin.',
    agree: 'Consentir et continuer',
    plainLead: (workspace) =>
      `${workspace} demande de confirmer votre nom, votre adresse et votre date de naissance auprès de sources indépendantes. Aucun document ni égoportrait n’est nécessaire. Dans ce bac à sable, les sources sont simulées.`,
    plainAgree: 'Consentir et terminer',
  },
  images: {
    front: {
      title: 'Recto de votre document',
      lead: 'Prenez une image du côté qui porte votre photo. Pour un passeport, ouvrez la page avec votre photo.',
      advice: [
        'Posez-le sur une surface unie et foncée',
        'Cadrez le document en entier',
        'Évitez l’ombre et les reflets',
      ],
      file: 'Image du recto',
    },
    back: {
      title: 'Verso de votre document',
      lead: 'Retournez la carte et prenez une image du côté avec le code à barres ou les lignes de lettres.',
      advice: [
        'Gardez le code à barres et toutes les lignes dans le cadre',
        'Tenez l’appareil sans bouger',
        'Évitez l’ombre et les reflets',
      ],
      file: 'Image du verso',
    },
    selfie: {
      title: 'Égoportrait',
      lead: 'Prenez une image de votre visage.',
      advice: [
        'Regardez l’objectif',
        'Placez-vous face à une fenêtre ou à une lampe',
        'Retirez lunettes de soleil et chapeau',
      ],
      file: 'Votre égoportrait',
    },
  },
  image: {
    adviceTitle: 'Pour une bonne image',
    choose: 'Prendre ou choisir une image',
    formats: 'JPEG, PNG ou WebP, 15 Mo au plus',
    camera: 'Utiliser l’appareil photo de cet appareil',
    cameraOpen: 'Ouvrir l’appareil photo',
    cameraTake: 'Prendre l’image',
    cameraView: 'Vue de l’appareil photo',
    cameraFailed: 'L’appareil photo n’a pas pu être ouvert. Choisissez plutôt une image.',
    preview: 'L’image qui sera envoyée',
    send: 'Envoyer',
    sending: 'Envoi et lecture en cours. Cela peut prendre une minute.',
    hints: {
      ready: 'Cette image semble bonne.',
      dark: 'Cette image semble sombre. Plus de lumière aide.',
      blurred: 'Cette image semble floue. Tenez l’appareil sans bouger et recommencez.',
      glare: 'Cette image montre un reflet. Inclinez un peu le document.',
    },
    withoutSelfieNote: (workspace) =>
      `Vous avez choisi la voie sans égoportrait. ${workspace} pourrait demander à vous rencontrer en personne.`,
    simulated: 'Dans ce bac à sable, aucun visage n’est mesuré ni comparé : le résultat de l’égoportrait est simulé.',
    attempts: 'Après trois essais, l’image suivante est acceptée telle quelle, et une personne l’examinera.',
    otherDocument: 'Utiliser un autre document',
    withdraw: 'Retirer mon consentement',
  },
  refuse: {
    title: 'Voulez-vous arrêter?',
    lead: (workspace) =>
      `Ce qui a été lu est supprimé et ce lien prend fin. ${workspace} est informé que vous n’avez pas terminé et peut vous proposer une autre façon, comme un rendez-vous en personne.`,
    confirm: 'Arrêter la vérification',
    back: 'Revenir',
    link: 'Je ne veux pas continuer',
  },
  complete: {
    title: 'C’est terminé',
    lead: (workspace) => `Merci. Vos réponses ont été transmises à ${workspace}.`,
    nextTitle: 'La suite',
    next: (workspace) => [
      `${workspace} reçoit le résultat maintenant et communiquera avec vous s’il manque quelque chose.`,
      'Vos images ont été supprimées.',
      'Vous pouvez fermer cette page. Le lien n’accepte plus rien.',
    ],
    withoutSelfie: (workspace) =>
      `Vous avez choisi la voie sans égoportrait : ${workspace} pourrait demander à vous rencontrer en personne.`,
    simulated:
      'Bac à sable : votre document a réellement été lu; la présence d’une personne et la correspondance du visage sont simulées.',
    simulatedSources: 'Bac à sable : les sources qui confirment vos renseignements sont simulées.',
  },
  refused: {
    title: 'La vérification est terminée',
    lead: 'Vous avez choisi de ne pas continuer. Ce qui avait été lu a été supprimé.',
    next: (workspace) => `Communiquez avec ${workspace} pour demander une autre façon de confirmer votre identité.`,
  },
  notices: {
    undecodable: 'Le fichier n’a pas pu être ouvert comme image. Envoyez une image JPEG, PNG ou WebP.',
    small: 'L’image est trop petite. Envoyez-en une d’au moins 200 sur 200 pixels.',
    dark: 'L’image est trop sombre. Allumez une lampe ou approchez-vous d’une fenêtre, puis reprenez-la.',
    two_documents: 'L’image montre plus d’un document. Prenez-en une d’un seul document.',
    no_document:
      'Nous n’avons pas reconnu de document avec photo. Montrez en entier le côté avec votre photo, à plat et bien cadré.',
    no_back:
      'Nous n’avons trouvé ni code à barres ni lignes de lettres. Montrez tout le verso de la carte, à plat et net.',
    other_document: 'Ce document n’est pas celui qui vous est demandé. Montrez le document nommé dans votre courriel.',
    blurred: 'L’image est floue. Tenez l’appareil sans bouger, attendez la mise au point, puis reprenez-la.',
    glare: 'Un reflet couvre le texte. Inclinez le document ou éloignez-vous de la lampe, puis reprenez l’image.',
    no_image: 'Choisissez une image en format JPEG, PNG ou WebP.',
    too_large: 'L’image dépasse 15 Mo. Envoyez-en une plus petite.',
    not_read:
      'L’image n’a pas pu être lue maintenant en raison d’une défaillance de notre côté. Envoyez-la de nouveau dans une minute.',
    no_choice: 'Choisissez comment vous voulez continuer.',
  },
  tester: {
    title: 'Bac à sable : outils de test',
    lead: 'Seules les vérifications de test ont cette barre. Choisissez une issue pour terminer ainsi celle-ci.',
    label: 'Issue',
    force: 'Imposer cette issue',
    ended: 'Cette vérification est terminée. Son issue ne peut plus être changée.',
    chosen: (outcome) => `Issue choisie : ${outcome}`,
    outcomes: {
      pass: 'Tout réussit',
      expired: 'Le document est expiré',
      face: 'Le visage ne correspond pas',
      liveness: 'Aucune personne présente',
      name: 'Un autre nom sur le document',
      suspect: 'Le document est suspect',
      credit: 'Le dossier de crédit ne correspond pas',
      archive: 'Le client ne termine jamais; la vérification est archivée',
      never: 'La vérification reste ouverte',
      down: 'Le fournisseur est en panne',
    },
  },
}
