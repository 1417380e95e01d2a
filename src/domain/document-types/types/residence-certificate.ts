import type { DocumentType } from '../definition/document-type.ts'
import { cues, field, printedTitles } from '../fields/field.ts'
import { plainDocument } from '../definition/traits.ts'
import { namesOf } from '../definition/type-names.ts'

/** Certificates of residence of Moroccan authorities, French mairies, and attestations of a host. */
export const residenceCertificate: DocumentType = {
  id: 'residence_certificate',
  ...namesOf('certificate of residence', 'certificat de résidence', 'm'),
  ...plainDocument,
  maxAgeDays: 90,
  steps: ['proof_of_address'],
  keyFields: ['document_holder_name', 'address', 'document_date'],
  fields: [
    field(
      'document_holder_name',
      'Resident | Name of resident',
      'Monsieur | Madame | M. | Mme | Intéressé | L’intéressé(e) | Bénéficiaire',
    ),
    field(
      'address',
      'Resides at | Residing at | Civic address | Address of residence',
      'Réside à | Réside au | Résidant à | Résidant au | Domicilié à | Domiciliée à | Domicilié(e) à | Lieu de résidence',
    ),
    field('document_date'),
    field('issuer_name'),
    field(
      'id_number',
      'National ID No. | ID card No. | Identity card No. | Identity card number | Identity document No.',
      'CIN | CNIE | N° CIN | CIN n° | CNIE n° | Titulaire de la CIN n° | Carte nationale n° | N° de la CNIE | C.I.N. | C.N.I.E. | CNI n°',
      { ownOnly: true, grammar: /^(?=.*\d)[A-Z0-9]{5,14}$/ },
    ),
  ],
  phrases: [
    '[héberger|héberge|hébergé|hébergeons] * [monsieur|madame|mademoiselle|m|mme|mlle] {document_holder_name} ',
    '[certifie|atteste|certifions|attestons] que [monsieur|madame|mademoiselle|m|mme|mlle] {document_holder_name} [titulaire|porteur|porteuse|né|née|demeurant|réside|domicilié|domiciliée|de nationalité|est|habite]',
    '[certifie|atteste|certifions|attestons] que {document_holder_name} [titulaire|porteur|porteuse|né|née|demeurant|réside|domicilié|domiciliée|de nationalité|est|habite]',
    '[certifie|atteste] * que [monsieur|madame|m|mme|le nommé|la nommée] {document_holder_name} [titulaire|porteur|né|née|demeurant|réside|domicilié|domiciliée|est|habite]',
    '[héberger|héberge] * [à|a] mon domicile [monsieur|madame|mademoiselle|m|mme|mlle] {document_holder_name} [né|née|depuis|à|titulaire|de nationalité]',
    '[héberger|héberge] * [à|a] mon domicile [monsieur|madame|mademoiselle|m|mme|mlle] {document_holder_name} ',
    '[certify|certifies|attest] that {document_holder_name} [holder|resides|is|born|bearer|lives|has|residing]',
    '[certify|certifies|attest] that [mr|mrs|ms] {document_holder_name} [holder|resides|is|born|bearer|lives|has|residing]',
    '[réside|demeure|domicilié|domiciliée|demeurant|habite|résident|résidant] * [au|à] l’adresse [suivante|ci-après] {address} [depuis|en foi|la présente|le présent|ce certificat|cette]',
    '[réside|demeure|domicilié|domiciliée|demeurant|habite|résidant] [bien|effectivement|actuellement] [au|à] {address} [depuis|en foi|la présente|le présent|ce certificat|cette]',
    '[réside|demeure|domicilié|domiciliée|demeurant|habite|résidant] [au|à] {address} [depuis|en foi|la présente|le présent|ce certificat|cette]',
    '[resides|residing|resident|lives] at {address} [since|this|in witness|and has]',
    '[carte|cin|cnie] [d’identité|nationale|n°|numéro] * {id_number} ',
  ],
  printedTitles: printedTitles(
    'Certificate of residence | Residence certificate | Proof of residence | Certificate of domicile | Attestation of residence | Confirmation of residence | Proof of residency | Confirmation of residency',
    'Certificat de résidence | Attestation de résidence | Attestation de domicile | Certificat de domicile | Attestation d’hébergement | Certificat d’hébergement | Justificatif de résidence | Attestation de domiciliation',
  ),
  cues: [
    ...cues(
      6,
      'certificate of residence | residence certificate',
      'certificat de résidence | attestation de résidence',
    ),
    ...cues(6, '', 'attestation de domicile | attestation d’hébergement | certificat de domicile'),
    ...cues(
      3,
      'certify that | resides at',
      'certifie que | réside | arrondissement | préfecture | caïdat | pachalik | commune',
    ),
    ...cues(
      2,
      'municipality',
      'royaume du maroc | ministère de l’intérieur | mairie | en foi de quoi | annexe administrative | commissariat | sûreté nationale',
    ),
  ],
  countercues: [
    ...cues(5, 'tax residence | employment', 'résidence fiscale | attestation de travail | salaire | titre de séjour'),
    ...cues(5, 'birth certificate | registration number', 'acte de naissance | loyer | association | n° étranger'),
  ],
}
