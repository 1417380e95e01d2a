import { remediation } from './remediation.ts'

/** Rules of a finished electronic identity check. */
export const ofEid = {
  'eid:complete': remediation(
    'PCMLTFR s. 105(1)',
    'Start a new request and ask the client to finish it before it expires.',
    'Lancez une nouvelle demande et invitez le client à la terminer avant son expiration.',
  ),
  'eid:document_authentic': remediation(
    'PCMLTFR s. 105(1)(a), 105(5): authentic',
    'Look at the provider’s reasons; ask for another document or verify the client in person.',
    'Voyez les motifs du fournisseur; demandez une autre pièce ou vérifiez le client en personne.',
  ),
  'eid:document_expiry': remediation(
    'PCMLTFR s. 105(5): valid and current',
    'Ask for a document that is still valid and start a new request.',
    'Demandez une pièce encore valide et lancez une nouvelle demande.',
  ),
  'eid:liveness': remediation(
    'PCMLTFR s. 105(1)(a); ISO/IEC 30107-3',
    'Ask the client to repeat the check in good light, or verify in person.',
    'Invitez le client à recommencer sous un bon éclairage, ou vérifiez en personne.',
  ),
  'eid:face_match': remediation(
    'PCMLTFR s. 105(1)(a); ISO/IEC 19795-1',
    'Ask for a newer photo document or verify in person; two persons are a suspicion.',
    'Demandez une pièce à photo plus récente ou vérifiez en personne; deux personnes sont un soupçon.',
  ),
  'eid:name_match': remediation(
    'PCMLTFR s. 105(1)(a)',
    'Correct the name of the request or record the former name, then start a new request.',
    'Corrigez le nom de la demande ou inscrivez l’ancien nom, puis lancez une nouvelle demande.',
  ),
  'eid:dob_match': remediation(
    'PCMLTFR s. 105(1)',
    'Compare the birth date with the document and correct the profile.',
    'Comparez la date de naissance à la pièce et corrigez le profil.',
  ),
  'eid:address_match': remediation(
    'PCMLTFR s. 105(1)(d)(i); practice',
    'Ask which address holds and correct the profile, or ask for a proof of address.',
    'Demandez quelle adresse est la bonne et corrigez le profil, ou demandez une preuve d’adresse.',
  ),
  'eid:credit_file': remediation(
    'PCMLTFR s. 105(1)(c)',
    'Use another method: the credit file is one of several and its absence proves nothing.',
    'Utilisez une autre méthode : le dossier de crédit en est une parmi d’autres et son absence ne prouve rien.',
  ),
  'eid:dual_process': remediation(
    'PCMLTFR s. 105(1)(d), 105(4)',
    'Ask for a second source of another issuer and start a new request.',
    'Demandez une seconde source d’un autre émetteur et lancez une nouvelle demande.',
  ),
  'eid:fraud': remediation(
    'PCMLTFA s. 7; practice',
    'Look at each signal with the client’s file; several together are a suspicion to be reported.',
    'Examinez chaque indice avec le dossier du client; plusieurs ensemble sont un soupçon à déclarer.',
  ),
} as const
