import { addDays, addYears } from '../../calendar.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { overprint, specimenWord } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../drawing/security-print.ts'
import { box, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { passportMrz } from '../../mrz-lines.ts'
import type { DateStyle, Draft } from '../draft.ts'
import { cardPaper, cells } from '../layout/card.ts'
import { fitted } from '../layout/flow.ts'
import type { Template } from '../template.ts'

/** Data pages after those of Canada, the European Union, the United States and Morocco; issued by Utopia (ICAO 9303). */
export const passport: Template = {
  docType: 'passport',
  form: 'card',
  layouts: [
    { name: 'bilingual', draw: (draft) => [page(draft, pageLabels.bilingual, 'capitals')] },
    {
      name: 'numbered',
      regions: { en: ['CA'], fr: ['FR'] },
      draw: (draft) => [page(draft, pageLabels.numbered, 'daySpaced')],
    },
    { name: 'trilingual', regions: { en: ['US'] }, draw: (draft) => [page(draft, pageLabels.trilingual, 'capitals')] },
    { name: 'kingdom', regions: { fr: ['MA'] }, draw: (draft) => [page(draft, pageLabels.kingdom, 'slashes')] },
  ],
}

interface PageLabels {
  readonly country: string
  readonly title: string
  readonly type: string
  readonly code: string
  readonly number: string
  readonly surname: string
  readonly given: string
  readonly nationality: string
  readonly nation: string
  readonly birth: string
  readonly sex: string
  readonly birthPlace: string
  readonly issued: string
  readonly expiry: string
  readonly authority: string
  readonly office: string
}

function page(draft: Draft, words: PageLabels, dates: DateStyle): Sheet {
  const { person } = draft
  const issued = addDays(draft.today, -draft.between(200, 2400))
  const expiry = draft.chance(0.6) ? addDays(addYears(issued, 10), draft.chance(0.5) ? 0 : -1) : addYears(issued, 10)
  const number = draft.put('id_number', draft.code(draft.pick(['@@######', '##@@#####', '@#######'])))
  const day = (field: string, iso: string) => draft.date(field, iso, dates)
  const mrz = passportMrz({ person, documentCode: 'P<', number, expiry })
  draft.put('mrz', mrz.join('\n'), '')
  draft.put('id_country', 'UTO', '')
  const paper = cardPaper(draft)
  const upper = (field: string, value: string) => draft.put(field, value.toUpperCase())
  return {
    width: 1250,
    height: 880,
    pixelsPerUnit: 1,
    background: paper.tint,
    marks: [
      ...wavePattern({ x: 0, y: 0, width: 1250, height: 690 }, { color: paper.wave, opacity: 0.3, count: 44 }),
      ...rosette(850, 390, 250, { color: paper.wave, opacity: 0.25 }),
      box(0, 690, 1250, 190, { fill: '#fbfaf6' }),
      text(60, 66, words.title, { size: 38, face: 'serif-bold', color: paper.ink }),
      fitted(1190, 66, words.country, 620, { size: 34, face: 'serif-bold', color: paper.ink, align: 'right' }),
      ...portrait(
        { x: 60, y: 150, scale: 1.12 },
        {
          hair: draft.pick(['#6b4226', '#2b201c', '#b08d57']),
          skin: draft.pick(['#e8c0a0', '#8d5a3b', '#c68f68']),
          coat: '#37474f',
          longHair: person.sex === 'F',
        },
      ),
      overprint(880, 330, 100, specimenWord[draft.language], -12),
      text(60, 650, specimenWord[draft.language], { size: 28, face: 'sans-bold', color: '#b3202a' }),
      ...signature(120, 596, 0.8, draft.chance(0.5) ? 0 : 1),
      ...cells(
        [
          [
            { label: words.type, value: 'P', span: 0.6 },
            { label: words.code, value: 'UTO', span: 1.1 },
            { label: words.number, value: number, span: 1.5 },
          ],
          [{ label: words.surname, value: upper('last_name', person.lastName) }],
          [{ label: words.given, value: upper('first_name', `${person.firstName} ${person.middleNames}`) }],
          [{ label: words.nationality, value: draft.put('citizenship', 'UTO', words.nation) }],
          [{ label: words.birth, value: day('date_of_birth', person.dateOfBirth) }],
          [
            { label: words.sex, value: draft.put('sex', person.sex), span: 0.7 },
            { label: words.birthPlace, value: upper('place_of_birth', person.placeOfBirth), span: 1.6 },
          ],
          [
            { label: words.issued, value: day('id_issue_date', issued) },
            { label: words.authority, value: draft.put('issuing_authority', words.office) },
          ],
          [{ label: words.expiry, value: day('id_expiry', expiry) }],
        ],
        { labels: 'above', paper, x: 450, y: 120, width: 760, height: 560 },
      ),
      ...printMrz(mrz, { x: 66, y: 734, millimetre: 10, leadingMm: 6.35 }),
    ],
  }
}

const pageLabels: Readonly<Record<'bilingual' | 'numbered' | 'trilingual' | 'kingdom', PageLabels>> = {
  bilingual: {
    country: 'UTOPIA / UTOPIE',
    title: 'PASSPORT / PASSEPORT',
    type: 'Type/Type',
    code: 'Issuing Country/Pays émetteur',
    number: 'Passport No./N° de passeport',
    surname: 'Surname/Nom',
    given: 'Given names/Prénoms',
    nationality: 'Nationality/Nationalité',
    nation: 'UTOPIAN/UTOPIENNE',
    birth: 'Date of birth/Date de naissance',
    sex: 'Sex/Sexe',
    birthPlace: 'Place of birth/Lieu de naissance',
    issued: 'Date of issue/Date de délivrance',
    expiry: 'Date of expiry/Date d’expiration',
    authority: 'Issuing Authority/Autorité de délivrance',
    office: 'NEW HARBOUR',
  },
  numbered: {
    country: 'UNION D’UTOPIE',
    title: 'PASSEPORT',
    type: 'Type/Type',
    code: 'Code du pays/Code of issuing State',
    number: 'Passeport n°/Passport No',
    surname: 'Nom/Surname (1)',
    given: 'Prénoms/Given names (2)',
    nationality: 'Nationalité/Nationality (3)',
    nation: 'Utopienne',
    birth: 'Date de naissance/Date of birth (4)',
    sex: 'Sexe/Sex (5)',
    birthPlace: 'Lieu de naissance/Place of birth (6)',
    issued: 'Date de délivrance/Date of issue (7)',
    expiry: 'Date d’expiration/Date of expiry (9)',
    authority: 'Autorité/Authority (8)',
    office: 'Préfecture du Val-Clair',
  },
  trilingual: {
    country: 'UNITED STATES OF UTOPIA',
    title: 'PASSPORT',
    type: 'Type / Type / Tipo',
    code: 'Code / Code / Codigo',
    number: 'Passport No. / No. du Passeport / No. de Pasaporte',
    surname: 'Surname / Nom / Apellidos',
    given: 'Given Names / Prénoms / Nombres',
    nationality: 'Nationality / Nationalité / Nacionalidad',
    nation: 'UTOPIAN',
    birth: 'Date of birth / Date de naissance / Fecha de nacimiento',
    sex: 'Sex / Sexe / Sexo',
    birthPlace: 'Place of birth / Lieu de naissance / Lugar de nacimiento',
    issued: 'Date of issue / Date de délivrance / Fecha de expedición',
    expiry: 'Date of expiration / Date d’expiration / Fecha de caducidad',
    authority: 'Authority / Autorité / Autoridad',
    office: 'Department of State',
  },
  kingdom: {
    country: 'ROYAUME D’UTOPIE',
    title: 'PASSEPORT',
    type: 'Type / Type',
    code: 'Code du pays / Country code',
    number: 'Numéro du passeport / Passport number',
    surname: 'Nom / Surname',
    given: 'Prénom / Given name',
    nationality: 'Nationalité / Nationality',
    nation: 'Utopienne',
    birth: 'Date de naissance / Date of birth',
    sex: 'Sexe / Sex',
    birthPlace: 'Lieu de naissance / Place of birth',
    issued: 'Délivré le / Date of issue',
    expiry: 'Expire le / Date of expiry',
    authority: 'Autorité / Authority',
    office: 'Wilaya d’Al Bahr',
  },
}
