import { remediation } from './remediation.ts'

/** Rules that look at an entity, its people and its register. */
export const ofEntities = {
  'ownership:identified': remediation(
    'PCMLTFR s. 138(1); Reg. (EU) 2024/1624 art. 52; CMF R561-1; 31 CFR 1010.230',
    'Name each natural person who owns or controls the share, with address; or declare that nobody does and name who controls.',
    'Nommez chaque personne physique qui détient ou contrôle la part, avec adresse; ou déclarez qu’il n’y en a pas et nommez qui contrôle.',
  ),
  'ownership:sum': remediation(
    'PCMLTFR s. 138(1)(d); practice',
    'Ask for every share again: together they are 100 %, and what is left unsaid stays below the share that makes an owner.',
    'Redemandez chaque part : ensemble elles font 100 %, et le reste non dit demeure sous la part qui fait un bénéficiaire.',
  ),
  'ownership:confirmed': remediation(
    'PCMLTFR s. 138(2), 138(4)',
    'Supply a share register, a declaration of ownership or a register extract that names the same persons.',
    'Fournissez un registre des actions, une déclaration de propriété ou un extrait de registre nommant les mêmes personnes.',
  ),
  'ownership:sanctioned': remediation(
    'OFAC guidance of 13 August 2014; SEMA s. 2.1; Reg. (EC) 2580/2001 art. 1(5); Best Practices of the Council of the EU, 3 July 2024',
    'Do not deal with the property: decide on each owner’s hit, clear those that are another person, and ask for the shares that are not stated.',
    'Ne traitez aucun bien du client : décidez de chaque correspondance, levez celles d’un homonyme et demandez les parts non indiquées.',
  ),
  'ownership:discrepancy': remediation(
    'Reg. (EU) 2024/1624 art. 24; CMF L561-47-1; PCMLTFR, discrepancies of beneficial ownership',
    'Ask the client which is right; unless it is a typo, report it as the law asks, and keep the report. `discrepancies` lists each with its last day.',
    'Demandez au client lequel est exact; sauf faute de frappe, signalez-le comme la loi l’exige et conservez le signalement. `discrepancies` les énumère, avec le dernier jour.',
  ),
  'ownership:senior_officer': remediation(
    'PCMLTFR s. 138(4)(a)',
    'Confirm the owners; or name the chief executive and send a photo document of that person, and treat the entity as high risk.',
    'Confirmez les bénéficiaires effectifs; sinon, nommez le premier dirigeant et envoyez une pièce avec photo à son nom, et traitez l’entité comme à risque élevé.',
  ),
  'directors:listed': remediation(
    'PCMLTFR s. 138(1)(a), 138(1)(b)',
    'Name the directors, partners, trustees, settlors, beneficiaries or executors that the kind of client has.',
    'Nommez les administrateurs, associés, fiduciaires, constituants, bénéficiaires ou liquidateurs selon le client.',
  ),
  'authority:signatory': remediation(
    'PCMLTFR ss. 12(b), 112; practice',
    'Supply a resolution, certificate, power of attorney or register extract that names the person who signs.',
    'Fournissez une résolution, un certificat, une procuration ou un extrait de registre nommant le signataire.',
  ),
  'charity:status': remediation(
    'PCMLTFR s. 138(5)',
    'Send the registration number, or say whether the organisation solicits donations from the public.',
    'Envoyez le numéro d’enregistrement, ou dites si l’organisme sollicite des dons du public.',
  ),
  'registration:msb': remediation(
    'PCMLTFA s. 11.1; 31 CFR 1022.380',
    'Ask for the registration number and look it up in the register of money services businesses.',
    'Demandez le numéro d’inscription et cherchez-le au registre des entreprises de services monétaires.',
  ),
  'estate:deceased': remediation(
    'PCMLTFR s. 112; Code civil du Québec arts 776 to 835',
    'Supply the death certificate and the will, probate or declaration of heredity that names the executor.',
    'Fournissez l’acte de décès et le testament, l’homologation ou la déclaration d’hérédité nommant le liquidateur.',
  ),
  'registry:found': remediation(
    'PCMLTFR s. 109(1), 109(5)',
    'Compare name and number with the register’s own site and correct them, or supply a register extract.',
    'Comparez le nom et le numéro au site du registre et corrigez-les, ou fournissez un extrait de registre.',
  ),
  'registry:active': remediation(
    'PCMLTFR s. 109(1): the corporation exists',
    'An entity that is dissolved, struck off or bankrupt cannot be accepted; once it is restored, ask the register again.',
    'Une entité dissoute, radiée ou en faillite ne peut être acceptée; une fois rétablie, interrogez de nouveau le registre.',
  ),
  'registry:name': remediation(
    'PCMLTFR s. 109(1)',
    'Correct the legal name in the profile, or record the name under which the entity is registered.',
    'Corrigez la dénomination au profil, ou inscrivez celle sous laquelle l’entité est immatriculée.',
  ),
  'registry:address': remediation(
    'PCMLTFR s. 109(1); practice',
    'Ask which address is the registered office and correct the profile, or have the register corrected.',
    'Demandez quelle adresse est le siège et corrigez le profil, ou faites corriger le registre.',
  ),
  'registry:directors': remediation(
    'PCMLTFR s. 109(1), 138(1)(a)',
    'Ask why the lists differ: a recent appointment needs its resolution; an old name is removed from the profile.',
    'Demandez pourquoi les listes diffèrent : une nomination récente exige sa résolution; un ancien nom est retiré du profil.',
  ),
} as const
