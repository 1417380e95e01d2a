import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, prose, signatures, small } from '../layout/print.ts'
import { recently, revenueAgency } from '../layout/stationery.ts'
import { socialInsuranceNumber } from '../numbers.ts'
import type { Template } from '../template.ts'

/** Self-certifications: RC518, W-9 and the forms banks print themselves. Residences are country codes. */
export const taxResidenceForm: Template = {
  docType: 'tax_residence_form',
  form: 'page',
  layouts: [
    { name: 'rc518', draw: declaration },
    { name: 'self-certification', draw: certification },
    { name: 'w-9', regions: { en: ['US'] }, draw: american },
    { name: 'auto-certification', regions: { fr: ['FR', 'MA'] }, draw: certification },
  ],
}

function declaration(draft: Draft) {
  const { say, person } = draft
  const also = draft.chance(0.4)
  draft.put('tax_residences', also ? 'CA; US' : 'CA', 'Canada')
  const written = recently(draft, 300)
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: revenueAgency(draft),
      title: 'RC518',
      subtitle: say(
        'Declaration of Tax Residence for Individuals',
        'Déclaration de résidence aux fins de l’impôt pour les particuliers',
      ),
    }),
    heading(
      say('Section 1 - Identification of account holder', 'Partie 1 - Identification du titulaire du compte'),
      'band',
    ),
    form([
      [
        {
          label: say('Account holder’s name', 'Nom du titulaire du compte'),
          value: draft.put('document_holder_name', fullName(person)),
        },
        {
          label: say('Date of birth', 'Date de naissance'),
          value: draft.printDate(person.dateOfBirth, 'iso'),
          span: 0.6,
        },
      ],
      [
        {
          label: say('Permanent residence address', 'Adresse de résidence permanente'),
          value: postalLines(person, draft.region).join(', '),
        },
      ],
    ]),
    heading(say('Section 2 - Declaration of tax residence', 'Partie 2 - Déclaration de résidence fiscale'), 'band'),
    boxesRow([
      { label: say('I am a tax resident of Canada.', 'Je suis résident du Canada aux fins de l’impôt.'), on: true },
    ]),
    form([
      [
        {
          label: say('Social insurance number (SIN)', 'Numéro d’assurance sociale (NAS)'),
          value: draft.put('tax_number', socialInsuranceNumber(draft, ' ')),
        },
      ],
    ]),
    boxesRow([
      {
        label: say(
          'I am a tax resident or a citizen of the United States.',
          'Je suis résident ou citoyen des États-Unis aux fins de l’impôt.',
        ),
        on: also,
      },
    ]),
    boxesRow([
      {
        label: say(
          'I am a tax resident of another jurisdiction.',
          'Je suis résident d’une autre juridiction aux fins de l’impôt.',
        ),
        on: false,
      },
    ]),
    heading(say('Section 3 - Certification', 'Partie 3 - Attestation'), 'band'),
    prose(
      say(
        'I certify that the information given on this form is correct and complete. I will give a new form within 30 days of any change.',
        'J’atteste que les renseignements fournis sont exacts et complets. Je remettrai un nouveau formulaire dans les 30 jours de tout changement.',
      ),
    ),
    signatures([
      { label: say('Signature', 'Signature') },
      {
        label: say('Date (YYYY-MM-DD)', 'Date (AAAA-MM-JJ)'),
        above: draft.date('document_date', written, 'iso'),
        signed: false,
      },
    ]),
    small('RC518 E (24)'),
  ])
}

const homes = {
  CA: ['CA', 'Canada', 'Canada'],
  QC: ['CA', 'Canada', 'Canada'],
  FR: ['FR', 'France', 'France'],
  MA: ['MA', 'Morocco', 'Maroc'],
  US: ['US', 'United States', 'États-Unis'],
} as const

function certification(draft: Draft) {
  const { say, person, region } = draft
  const [code, english, french] = homes[region]
  const other = draft.chance(0.4) ? (['GB', 'United Kingdom', 'Royaume-Uni'] as const) : null
  draft.put('tax_residences', other ? `${code}; ${other[0]}` : code, say(english, french))
  const written = recently(draft, 300)
  const number = draft.put(
    'tax_number',
    region === 'CA' || region === 'QC' ? socialInsuranceNumber(draft, ' ') : draft.code('#############'),
  )
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['plain', 'logo', 'band']), {
      issuer: say('Stonebridge Bank', 'Banque du Belvédère'),
      title: say('CRS / FATCA Individual Self-Certification', 'Auto-certification CRS / FATCA - particuliers'),
    }),
    pairs(
      [
        [
          say('Name of account holder', 'Nom et prénom du titulaire'),
          draft.put('document_holder_name', fullName(person)),
        ],
        [say('Residence address', 'Adresse de résidence'), postalLines(person, region).join(', ')],
        [say('Place of birth', 'Lieu de naissance'), person.placeOfBirth],
      ],
      draft.pick(['aligned', 'boxed']),
    ),
    heading(say('Country of tax residence', 'Pays de résidence fiscale'), 'ruled'),
    form([
      [
        { label: say('Country of tax residence 1', 'Pays de résidence fiscale 1'), value: say(english, french) },
        { label: say('Tax identification number (TIN)', 'Numéro d’identification fiscale (NIF)'), value: number },
      ],
      [
        {
          label: say('Country of tax residence 2', 'Pays de résidence fiscale 2'),
          value: other ? say(other[1], other[2]) : '',
        },
        { label: 'TIN / NIF', value: other ? draft.code('QQ######C') : '' },
      ],
    ]),
    boxesRow(
      [
        { label: say('Yes', 'Oui'), on: false },
        { label: say('No', 'Non'), on: true },
      ],
      say('Are you a U.S. citizen?', 'Êtes-vous citoyen américain ?'),
    ),
    prose(
      say(
        'I declare that all statements made are, to the best of my knowledge, correct and complete.',
        'Je certifie sur l’honneur l’exactitude des informations fournies.',
      ),
    ),
    pairs([['Date', draft.date('document_date', written, draft.pick(['long', 'iso']))]], 'colon'),
    signatures([{ label: say('Signature of account holder', 'Signature du titulaire') }]),
  ])
}

function american(draft: Draft) {
  const { person } = draft
  draft.put('tax_residences', 'US', 'United States')
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: 'Form W-9',
      under: ['Department of the Treasury, Internal Revenue Service'],
      title: 'Request for Taxpayer',
      subtitle: 'Identification Number and Certification',
    }),
    form([
      [{ label: '1  Name of entity/individual', value: draft.put('document_holder_name', fullName(person)) }],
      [{ label: '5  Address (number, street, and apt. or suite no.)', value: person.street }],
      [{ label: '6  City, state, and ZIP code', value: postalLines(person, 'US')[1] }],
    ]),
    boxesRow([
      { label: 'Individual/sole proprietor', on: true },
      { label: 'C corporation', on: false },
      { label: 'Partnership', on: false },
    ]),
    heading('Part I  Taxpayer Identification Number (TIN)', 'band'),
    pairs([['Social security number', draft.put('tax_number', draft.code('4##-5#-####'))]], 'aligned'),
    heading('Part II  Certification', 'band'),
    prose(
      'Under penalties of perjury, I certify that the number shown on this form is my correct taxpayer identification number and that I am a U.S. citizen or other U.S. person, a tax resident of the United States.',
    ),
    signatures([
      { label: 'Signature of U.S. person' },
      { label: 'Date', above: draft.date('document_date', recently(draft, 300), 'slashes'), signed: false },
    ]),
    gap(2),
    small('Form W-9 (Rev. 3-2024)'),
  ])
}
