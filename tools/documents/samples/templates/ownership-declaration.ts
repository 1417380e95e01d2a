import { company, percent, registerNumber, shares } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { form, grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, prose, signatures, small } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Declarations of who owns a company, to a bank or to a register. */
export const ownershipDeclaration: Template = {
  docType: 'ownership_declaration',
  form: 'page',
  layouts: [
    { name: 'table', draw: table },
    { name: 'per-person', draw: perPerson },
    { name: 'rbe', regions: { fr: ['FR', 'MA'] }, draw: perPerson },
  ],
}

function table(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const parts = shares(draft, of.people.length)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['plain', 'logo']), {
      issuer: say('Fundy Savings Bank', 'Banque Rive-Nord'),
      title: say('Beneficial Ownership Declaration', 'Déclaration des bénéficiaires ultimes'),
    }),
    pairs(
      [
        [say('Legal name of entity', 'Dénomination sociale de l’entité'), draft.put('legal_name', of.name)],
        [say('Registration number', 'Numéro d’enregistrement'), registerNumber(draft)],
      ],
      'aligned',
    ),
    prose(
      say(
        'List every individual who owns or controls, directly or indirectly, 25% or more of the entity.',
        'Indiquez toute personne qui détient ou contrôle, directement ou indirectement, 25 % ou plus de l’entité.',
      ),
    ),
    grid(
      [
        { title: say('Full name', 'Nom complet'), share: 2 },
        { title: say('Residential address', 'Adresse du domicile'), share: 3 },
        { title: say('Ownership', 'Participation'), share: 1, right: true },
      ],
      draft
        .list('beneficial_owners', of.people)
        .map((name, index) => [name, of.office.join(', '), percent(draft, parts[index] ?? 0)]),
      { rules: 'all' },
    ),
    boxesRow([{ label: say('No individual owns 25% or more', 'Aucune personne ne détient 25 % ou plus'), on: false }]),
    prose(
      say(
        'I certify that this information is complete and correct.',
        'J’atteste que ces renseignements sont complets et exacts.',
      ),
    ),
    signatures([
      { label: say('Authorized signatory', 'Signataire autorisé') },
      {
        label: 'Date',
        above: draft.date('document_date', recently(draft, 300), draft.pick(['iso', 'long'])),
        signed: false,
      },
    ]),
  ])
}

function perPerson(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const parts = shares(draft, of.people.length)
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: say('REGISTER OF BENEFICIAL OWNERS', 'REGISTRE DES BÉNÉFICIAIRES EFFECTIFS'),
      title: say(
        'Declaration',
        draft.region === 'QC' ? 'Déclaration - bénéficiaires ultimes' : 'Document relatif au bénéficiaire effectif',
      ),
    }),
    form([
      [
        { label: say('Name of the corporation', 'Dénomination'), value: draft.put('legal_name', of.name), span: 2 },
        {
          label: say('Date of declaration', 'Date de la déclaration'),
          value: draft.date('document_date', recently(draft, 300), draft.pick(['iso', 'slashes'])),
        },
      ],
    ]),
    ...draft.list('beneficial_owners', of.people).flatMap((name, index) => {
      const someone = draft.someone()
      return [
        heading(say(`Beneficial owner no. ${index + 1}`, `Bénéficiaire effectif n° ${index + 1}`), 'band'),
        form([
          [
            { label: say('Surname and given names', 'Nom et prénoms'), value: name, span: 2 },
            {
              label: say('Date of birth', 'Date de naissance'),
              value: draft.printDate(someone.dateOfBirth, 'slashes'),
            },
          ],
          [
            {
              label: say('Nature of control', 'Modalités du contrôle'),
              value: say('Direct holding of shares', 'Détention directe du capital'),
              span: 2,
            },
            { label: say('Share', 'Pourcentage'), value: percent(draft, parts[index] ?? 0) },
          ],
        ]),
      ]
    }),
    signatures([{ label: say('Legal representative', 'Représentant légal') }]),
    small(say('False statements are an offence.', 'Toute déclaration inexacte est punie par la loi.')),
  ])
}
