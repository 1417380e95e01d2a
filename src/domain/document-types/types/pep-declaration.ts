import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Declarations of political exposure and of third parties: answers by boxes or in words. */
export const pepDeclaration: DocumentType = {
  id: 'pep_declaration',
  ...namesOf('PEP and third-party declaration', 'déclaration PPE et tiers', 'f'),
  ...plainDocument,
  maxAgeDays: 365,
  steps: ['declaration'],
  keyFields: ['document_holder_name', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Client | Client name | Account holder | Declarant | Name of client | Name of account holder | Customer name | Applicant | Print name | Client’s name',
      'Client | Nom du client | Déclarant | Titulaire | Nom du titulaire | Soussigné | Nom du déclarant | Titulaire du compte | Je soussigné(e) | Nom en lettres moulées',
    ),
    field('document_date', 'Date of declaration', 'Date de la déclaration | Signé le'),
    field('pep_foreign'),
    field('pep_domestic'),
    field('pep_hio'),
    field('third_party'),
  ],
  phrases: [
    'étranger {pep_foreign} politiquement vulnérable',
    'national {pep_domestic} politiquement vulnérable',
    '[dirigeant|dirigeante] d’une {pep_hio} organisation internationale',
    'I, {document_holder_name}, [declare|hereby|certify|confirm|the|of]',
    'je [soussigné|soussignée] {document_holder_name}, [déclare|certifie|atteste|né|née|demeurant]',
  ],
  printedTitles: printedTitles(
    'Politically exposed person declaration | PEP declaration | Politically exposed persons and third party determination | PEP and third-party declaration | Third party determination | Politically exposed person (PEP) declaration | Politically exposed persons (PEP) and head of international organization (HIO) declaration | PEP and third party declaration | Declaration of politically exposed person | Politically exposed persons declaration',
    'Déclaration de personne politiquement exposée | Déclaration PPE | Déclaration PPE et tiers | Détermination quant aux tiers | Déclaration relative aux personnes politiquement vulnérables | Déclaration de statut de personne politiquement exposée | Déclaration de personne politiquement exposée (PPE) | Déclaration relative aux personnes politiquement exposées | Déclaration de personne politiquement vulnérable | Déclaration – personne politiquement vulnérable et tiers',
  ),
  cues: [
    ...cues(6, 'politically exposed', 'politiquement exposée | politiquement vulnérable | politiquement exposées'),
    ...cues(
      5,
      'pep | hio | head of an international organization | third party determination',
      'ppe | epv | npv | organisation internationale',
    ),
    ...cues(
      4,
      'third party | on behalf of a third party | close associate',
      'tiers | compte d’un tiers | étroitement associée',
    ),
    ...cues(2, 'yes | no | declaration', 'oui | non | déclaration'),
  ],
  countercues: [
    ...cues(5, 'self-certification | tax residence | trade lines', 'auto-certification | résidence fiscale'),
    ...cues(5, 'beneficial ownership | significant control', 'bénéficiaires effectifs | contrôle important'),
  ],
}
