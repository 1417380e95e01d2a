import { remediation } from './remediation.ts'

/** Rules that look at one document. */
export const ofDocuments = {
  unread: remediation(
    'ours',
    'Send the same file again once the reader answers; nothing of it was judged.',
    'Renvoyez le même fichier lorsque le lecteur répond; rien n’en a été jugé.',
  ),
  legible: remediation(
    'PCMLTFR s. 105(1); reading threshold: ours',
    'Ask for a sharper image: the whole page, no glare, at least 1,000 pixels on its longer side.',
    'Demandez une image plus nette : la page entière, sans reflet, au moins 1 000 pixels sur le grand côté.',
  ),
  type: remediation(
    'domain rules of upload steps: ours',
    'Ask for a document that the step accepts, or send this one under its own step.',
    'Demandez un document que l’étape accepte, ou envoyez celui-ci sous sa propre étape.',
  ),
  accepted: remediation(
    'PCMLTFR s. 105(1)(a); provincial health-card acts; FINTRAC guidance',
    'Ask for another identity document: one with a photo, of a federal, provincial or foreign government.',
    'Demandez une autre pièce d’identité : avec photo, d’un gouvernement fédéral, provincial ou étranger.',
  ),
  complete: remediation(
    'ours',
    'Ask for an image that shows the fields named, or the page that carries them.',
    'Demandez une image où figurent les champs nommés, ou la page qui les porte.',
  ),
  sides: remediation(
    'ours',
    'Ask for the other side of the document and send both together.',
    'Demandez l’autre face du document et envoyez les deux ensemble.',
  ),
  expiry: remediation(
    'PCMLTFR s. 105(5): valid and current',
    'Ask for a document that is still valid, or an image on which its expiry date can be read.',
    'Demandez une pièce encore valide, ou une image où sa date d’expiration est lisible.',
  ),
  expiring: remediation(
    'ours',
    'Nothing has to be done now; plan to ask for the renewed document before the date named.',
    'Rien à faire maintenant; prévoyez de demander la pièce renouvelée avant la date indiquée.',
  ),
  freshness: remediation(
    'practice; PCMLTFR s. 109(1) and CMF R561-5-1 4° for register extracts',
    'Ask for a newer document of the same type, or an image on which its date can be read.',
    'Demandez un document plus récent du même type, ou une image où sa date est lisible.',
  ),
  future: remediation(
    'ours',
    'Compare the date named with the document. A misread one is cured by a sharper image; a printed one is not acceptable.',
    'Comparez la date nommée au document. Une image plus nette corrige une erreur de lecture; une date imprimée n’est pas recevable.',
  ),
  dates: remediation(
    'ICAO 9303; rules of issuers',
    'Compare both dates with the document. When they are printed so, ask for another document and look for alteration.',
    'Comparez les deux dates au document. Si elles sont imprimées ainsi, demandez une autre pièce et cherchez une altération.',
  ),
  adult: remediation(
    'age of majority acts',
    'A minor cannot be accepted alone: use the method for children, or a person of age who acts for the client.',
    'Un mineur ne peut être accepté seul : utilisez la méthode pour enfants, ou une personne majeure qui agit pour lui.',
  ),
  plausible: remediation(
    'ours',
    'Compare the birth date with the document and correct it, or ask for a sharper image.',
    'Comparez la date de naissance au document et corrigez-la, ou demandez une image plus nette.',
  ),
  format: remediation(
    'rule of the number’s issuer',
    'Compare the number with the document character by character and correct it, or ask for a sharper image.',
    'Comparez le numéro au document caractère par caractère et corrigez-le, ou demandez une image plus nette.',
  ),
  mrz: remediation(
    'ICAO 9303 parts 3 to 7',
    'Ask for an image on which the whole machine-readable zone is sharp. If it fails again, treat the document as suspect.',
    'Demandez une image où toute la zone de lecture automatique est nette. Si l’échec se répète, traitez la pièce comme suspecte.',
  ),
  mrz_match: remediation(
    'ICAO 9303 part 3',
    'Compare the zone with the printed text. When they really differ, the document is suspect: ask for another.',
    'Comparez la zone au texte imprimé. S’ils diffèrent vraiment, la pièce est suspecte : demandez-en une autre.',
  ),
  licence_dob: remediation(
    'licence numbering of the provinces',
    'Compare number and birth date with the licence; when both are printed so, ask for another document.',
    'Comparez le numéro et la date de naissance au permis; s’ils sont imprimés ainsi, demandez une autre pièce.',
  ),
  capture: remediation(
    'PCMLTFR s. 105(1)(a): the document itself; FINTRAC guidance',
    'Ask for a photograph of the document itself, not of a screen, a print or a copy.',
    'Demandez une photo de la pièce elle-même, et non d’un écran, d’une impression ou d’une copie.',
  ),
  'tamper:producer': remediation(
    'practice',
    'Ask for the document as its issuer sent it, for instance downloaded again from the issuer’s site.',
    'Demandez le document tel que l’émetteur l’a produit, par exemple téléchargé de nouveau de son site.',
  ),
  'tamper:revisions': remediation(
    'practice; ISO 32000-2, incremental updates',
    'Ask for the file as it was issued, or for an explanation of what was added after.',
    'Demandez le fichier tel qu’émis, ou une explication de ce qui y a été ajouté ensuite.',
  ),
  'tamper:dates': remediation(
    'practice',
    'Ask for the original file, or for a newer one of the same issuer, and compare.',
    'Demandez le fichier original, ou un plus récent du même émetteur, et comparez.',
  ),
  'tamper:totals': remediation(
    'practice',
    'Add up the amounts on the document. A misread amount is cured by a sharper image; a printed fault needs the issuer.',
    'Additionnez les montants du document. Une image plus nette corrige une lecture; une faute imprimée exige l’émetteur.',
  ),
  duplicate: remediation(
    'ours',
    'Remove the second copy, or ask for the document that was meant.',
    'Retirez la seconde copie, ou demandez le document voulu.',
  ),
  reused: remediation(
    'PCMLTFA s. 7, suspicion',
    'Open the other case and compare the clients. The same person is one case; two persons with one document are a suspicion.',
    'Ouvrez l’autre dossier et comparez les clients. Une même personne est un dossier; deux personnes avec une pièce sont un soupçon.',
  ),
  integrity: remediation(
    'ours',
    'Send the entries of extract back exactly as they came, every key included, or read the document again.',
    'Renvoyez les entrées d’extract exactement telles quelles, toutes les clés comprises, ou relisez le document.',
  ),
} as const
