import { addDays, addYears } from '../../calendar.ts'
import { cardMrz } from '../../mrz-lines.ts'
import type { Draft } from '../draft.ts'
import { cardBack, cardFront, cardPaper } from '../layout/card.ts'
import { bothLanguages, capitalGivenNames } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** The card of Canada in its two latest designs; labels are in both languages, in either order. */
export const permanentResidentCard: Template = {
  docType: 'permanent_resident_card',
  form: 'card',
  layouts: [
    { name: 'current', draw: (draft) => sides(draft, 'above') },
    { name: 'former', draw: (draft) => sides(draft, 'left') },
  ],
}

async function sides(draft: Draft, labels: 'above' | 'left') {
  const { person, say } = draft
  const paper = cardPaper(draft)
  const issued = addDays(draft.today, -draft.between(90, 1200))
  const expiry = addYears(issued, 5)
  const [code, nation] = draft.pick([
    ['MAR', 'MA'],
    ['FRA', 'FR'],
    ['IND', 'IN'],
    ['PHL', 'PH'],
    ['GBR', 'GB'],
  ] as const)
  const number = draft.put('id_number', draft.code('####-####'))
  const documentNumber = draft.code('RE#######')
  const mrz = cardMrz({ person, documentCode: 'CA', nationality: code, number: documentNumber, expiry })
  const both = (english: string, french: string) => bothLanguages(draft, english, french)
  const style = labels === 'above' ? 'capitals' : 'iso'
  const front = cardFront(draft, paper, {
    titles: [
      say('GOVERNMENT OF CANADA', 'GOUVERNEMENT DU CANADA'),
      both('PERMANENT RESIDENT CARD', 'CARTE DE RÉSIDENT PERMANENT'),
    ],
    labels,
    photo: labels === 'above' ? 'left' : 'right',
    rows: [
      [{ label: both('Name', 'Nom'), value: `${draft.put('last_name', person.lastName.toUpperCase())},`, bold: true }],
      [{ label: '', value: capitalGivenNames(draft), bold: true }],
      [
        { label: both('ID No', 'No ID'), value: number },
        { label: both('Sex', 'Sexe'), value: draft.put('sex', person.sex), span: 0.6 },
      ],
      [{ label: both('Nationality', 'Nationalité'), value: draft.put('citizenship', nation, code) }],
      [
        {
          label: both('Date of Birth', 'Date de naissance'),
          value: draft.date('date_of_birth', person.dateOfBirth, style),
        },
      ],
      [{ label: both('Expiry', 'Expiration'), value: draft.date('id_expiry', expiry, style) }],
    ],
  })
  const back = await cardBack(draft, paper, {
    labels: 'left',
    rows: [
      [
        { label: both('PR since', 'RP depuis'), value: draft.printDate(addYears(issued, -1), style) },
        { label: both('Issued', 'Délivrée'), value: draft.printDate(issued, style) },
      ],
      [
        { label: both('Category', 'Catégorie'), value: draft.pick(['FC1', 'SW1', 'CR8']) },
        { label: both('Country of birth', 'Pays de naissance'), value: code },
      ],
      [
        { label: both('Eyes', 'Yeux'), value: say('BRN', 'BRN') },
        { label: both('Height', 'Taille'), value: `${draft.between(150, 192)} cm` },
      ],
    ],
    mrz,
    notes: [documentNumber],
  })
  return [front, back]
}
