import { remediation } from './remediation.ts'

/** Rules that look at what is asked for, at the profile, and at documents against it. */
export const ofClient = {
  'required:photo_id': remediation(
    'PCMLTFR s. 105(1)(a); CMF R561-5-1; 31 CFR 1020.220(a)(2)(ii)(A)',
    'Supply a photo identity document that passes its own checks, or, where the pack has them, complete another method.',
    'Fournissez une pièce d’identité avec photo qui réussit ses vérifications ou, si le régime le permet, une autre méthode.',
  ),
  required: remediation(
    'data points and documents of the policy pack',
    'Supply the document that the step asks for, or send the missing value.',
    'Fournissez le document que l’étape demande, ou envoyez la valeur manquante.',
  ),
  'method:identity': remediation(
    'PCMLTFR s. 105(1); Reg. (EU) 2024/1624 art. 22(6); CMF R561-5-1, R561-5-2; 31 CFR 1020.220(a)(2)(ii)',
    'Complete one of the methods listed; the sentence says what each still lacks.',
    'Complétez l’une des méthodes énumérées; la phrase dit ce qui manque à chacune.',
  ),
  'method:sources': remediation(
    'PCMLTFR s. 105(1)(d), 105(4)',
    'Supply two sources that differ and are neither the client nor you, one for each pair of facts.',
    'Fournissez deux sources distinctes, ni le client ni vous, une pour chaque paire de faits.',
  ),
  'expiry:recorded:id_expiry': remediation(
    'PCMLTFR s. 105(5); s. 123.1',
    'Ask for the renewed document and record its number and expiry date.',
    'Demandez la pièce renouvelée et consignez son numéro et sa date d’expiration.',
  ),
  'adult:recorded': remediation(
    'age of majority acts',
    'Correct the recorded birth date, or let a person of age act for the client.',
    'Corrigez la date de naissance inscrite, ou faites agir une personne majeure pour le client.',
  ),
  'format:recorded': remediation(
    'rule of the value; rule of the number’s issuer',
    'Correct the value in the profile; the sentence says what is wrong with it.',
    'Corrigez la valeur au profil; la phrase dit ce qui n’y va pas.',
  ),
  'match:name': remediation(
    'PCMLTFR s. 105(1)(a): the document is that person’s',
    'Correct the name in the profile, record the former or other name, or ask for a document in the client’s own name.',
    'Corrigez le nom au profil, inscrivez l’ancien ou l’autre nom, ou demandez une pièce au nom du client.',
  ),
  'match:dob': remediation(
    'PCMLTFR s. 105(1)',
    'Compare the birth date with the document and correct the profile, or ask for another document.',
    'Comparez la date de naissance à la pièce et corrigez le profil, ou demandez une autre pièce.',
  ),
  'match:id_number': remediation(
    'PCMLTFR s. 108',
    'Record the number of the document that is on file, or supply the document that was recorded.',
    'Inscrivez le numéro de la pièce au dossier, ou fournissez la pièce inscrite.',
  ),
  'match:id_expiry': remediation(
    'PCMLTFR s. 108',
    'Record the expiry date that the document shows.',
    'Inscrivez la date d’expiration que montre la pièce.',
  ),
  'match:address': remediation(
    'PCMLTFR s. 105(1)(d)(i); practice',
    'Ask which address holds, correct the profile, or ask for a document at the present address.',
    'Demandez quelle adresse est la bonne, corrigez le profil, ou demandez un document à l’adresse actuelle.',
  ),
  'match:employer': remediation(
    'PCMLTFR s. 12(k); practice',
    'Ask who the employer is now and correct the profile, or ask for a document of the declared employer.',
    'Demandez qui est l’employeur actuel et corrigez le profil, ou demandez un document de l’employeur déclaré.',
  ),
  'match:name:documents': remediation(
    'PCMLTFR s. 105(1); Reg. (EU) 2024/1624 art. 22(6); CMF R561-5-1, R561-5-2; 31 CFR 1020.220(a)(2)(ii)',
    'Compare the two documents; remove the one of another person, or record the former name.',
    'Comparez les deux documents; retirez celui d’une autre personne, ou inscrivez l’ancien nom.',
  ),
  'match:dob:documents': remediation(
    'PCMLTFR s. 105(1); Reg. (EU) 2024/1624 art. 22(6); CMF R561-5-1, R561-5-2; 31 CFR 1020.220(a)(2)(ii)',
    'Compare the two documents. A misread date is cured by a sharper image; two printed dates are a suspicion.',
    'Comparez les deux documents. Une image plus nette corrige une lecture; deux dates imprimées sont un soupçon.',
  ),
  'match:address:documents': remediation(
    'practice',
    'Ask which address holds; an old one on one document is no fault in itself.',
    'Demandez quelle adresse est la bonne; une ancienne adresse sur un document n’est pas une faute en soi.',
  ),
  'consistency:income': remediation(
    'PCMLTFR s. 12(k); NI 31-103 s. 13.2; practice',
    'Ask for a document that supports the declared income, or correct what is declared.',
    'Demandez un document qui appuie le revenu déclaré, ou corrigez ce qui est déclaré.',
  ),
  'consistency:income:documents': remediation(
    'practice',
    'Ask why the documents differ: a second job, a raise, a bonus; or for a document of the present year.',
    'Demandez pourquoi les documents diffèrent : second emploi, hausse, prime; ou un document de l’année en cours.',
  ),
  'consistency:net_worth': remediation(
    'NI 31-103 s. 13.2; practice',
    'Ask for assets and debts again: what is liquid is part of what is owned.',
    'Redemandez les actifs et les dettes : ce qui est liquide fait partie de ce qui est détenu.',
  ),
  'consistency:experience': remediation(
    'NI 31-103 s. 13.2; practice',
    'Ask for the years of investment experience again, or check the birth date.',
    'Redemandez les années d’expérience de placement, ou vérifiez la date de naissance.',
  ),
  'consistency:postal_code': remediation(
    'Canada Post, first letters by province',
    'Correct the postal code or the province.',
    'Corrigez le code postal ou la province.',
  ),
  'third_party:declared': remediation(
    'PCMLTFR ss. 134 to 136',
    'Record who the third party is; the flag stays, since it is a fact to be known.',
    'Consignez qui est le tiers; le signalement demeure, car c’est un fait à connaître.',
  ),
  'third_party:details': remediation(
    'PCMLTFR ss. 135, 136',
    'Send what is named about the third party.',
    'Envoyez ce qui est nommé au sujet du tiers.',
  ),
  'evidence:source_of_funds': remediation(
    'PCMLTFR ss. 121, 122, 157; practice',
    'Supply a document that shows where the money comes from: a statement, a deed of sale, an estate, a loan.',
    'Fournissez un document qui montre d’où vient l’argent : relevé, acte de vente, succession, prêt.',
  ),
  'evidence:source_of_wealth': remediation(
    'PCMLTFR ss. 121, 122; Reg. (EU) 2024/1624 art. 42',
    'Say how the client came to own what is owned, and supply a document that supports it.',
    'Indiquez comment le client a acquis ce qu’il détient, et fournissez un document à l’appui.',
  ),
  'evidence:senior_approval': remediation(
    'PCMLTFR ss. 121, 123; Reg. (EU) 2024/1624 art. 42; CMF R561-20-2',
    'Record who of senior management approved the relationship, and when.',
    'Consignez qui, à la haute direction, a approuvé la relation, et à quelle date.',
  ),
  'evidence:pep_record': remediation(
    'PCMLTFR s. 123',
    'Record the office or position and the day on which the exposure was determined.',
    'Consignez la fonction ou la charge, et le jour où l’exposition a été établie.',
  ),
  'review:due': remediation(
    'PCMLTFR s. 123.1; Reg. (EU) 2024/1624 art. 26',
    'Make the periodic review and record its date.',
    'Faites la révision périodique et consignez sa date.',
  ),
  'consent:recorded': remediation(
    'P-39.1 s. 14; Reg. (EU) 2016/679 art. 7; Law 09-08 art. 4',
    'Obtain the client’s consent and record its date; one older than 24 months is asked for again.',
    'Obtenez le consentement du client et consignez sa date; après 24 mois, redemandez-le.',
  ),
  'tax:self_certification': remediation(
    'Income Tax Act Parts XVIII and XIX; OECD CRS section IV',
    'Ask for every country of tax residence, each with its number or the reason why there is none.',
    'Demandez chaque pays de résidence fiscale, avec son numéro ou la raison de son absence.',
  ),
  'tax:indicia': remediation(
    '26 CFR 1.1471-4(c)(5)(iv)(B); OECD CRS sections III and IV; Income Tax Act Parts XVIII and XIX',
    'Ask for a new self-certification, or for the explanation and the document that settle each fact that is named.',
    'Demandez une nouvelle attestation, ou l’explication et le document qui règlent chaque fait nommé.',
  ),
  completeness: remediation(
    'data points of the policy pack',
    'Send the data points that are listed; the file improves with each.',
    'Envoyez les renseignements énumérés; chacun améliore le dossier.',
  ),
} as const
