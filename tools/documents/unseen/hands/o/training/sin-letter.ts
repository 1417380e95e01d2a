import { addDays, longDate } from '../../../../calendar.ts'
import { box, letterPaper, line, lines, text } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { canadianLines, quebecLines } from '../addresses.ts'
import { scrawl } from '../kit.ts'
import { holder } from '../people.ts'

const say = {
  en: {
    title: [
      'Confirmation of Social Insurance Number (SIN)',
      'Your Social Insurance Number (SIN)',
      'CONFIRMATION OF SIN',
    ],
    number: ['Your SIN is:', 'Your Social Insurance Number', 'SIN', 'Social Insurance Number (SIN):'],
    name: ['Name:', 'Issued to', 'Name of SIN holder', 'First name / Last name'],
    dear: ['Dear Sir or Madam:', 'Dear {title} {last}:', 'Hello,'],
    body: [
      'This letter confirms the Social Insurance Number that was issued to you.',
      'Protect your number. Only give it when required by law. Keep this letter in a safe place.',
      'You must give your SIN to your employer within three days of the day you start work.',
      'The Social Insurance Number card is no longer produced.',
    ],
    sign: ['Director, SIN Registration', 'Registrar', 'Manager, Client Services'],
    issuer: 'Employment and Benefits Canada',
    file: 'Reference number',
  },
  fr: {
    title: [
      'Confirmation du numéro d’assurance sociale (NAS)',
      'Votre numéro d’assurance sociale (NAS)',
      'CONFIRMATION DU NAS',
    ],
    number: ['Votre NAS est le :', 'Numéro d’assurance sociale', 'NAS', 'Votre numéro d’assurance sociale (NAS) :'],
    name: ['Nom :', 'Délivré à', 'Nom du titulaire', 'Prénom et nom'],
    dear: ['Madame, Monsieur,', '{title} {last},', 'Bonjour,'],
    body: [
      'La présente confirme le numéro d’assurance sociale qui vous a été attribué.',
      'Protégez votre numéro : ne le donnez que si la loi l’exige. Gardez cette lettre en lieu sûr.',
      'Vous devez fournir votre NAS à votre employeur dans les trois jours suivant votre entrée en fonction.',
      'La carte d’assurance sociale n’est plus produite.',
    ],
    sign: ['Directrice, Registre du NAS', 'Registraire', 'Gestionnaire, Services aux clients'],
    issuer: 'Emploi et Prestations Canada',
    file: 'Numéro de référence',
  },
} as const

/** A letter that confirms a number: window address without a caption, the number in a box or a table, an officer's name below. */
export const sinLetter: UnseenLayout = {
  name: 'sin-letter',
  docType: 'sin_card',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const language = paper.pick(['en', 'en', 'fr'] as const)
    const words = say[language]
    const person = holder(paper, language === 'fr' ? 'QC' : 'CA', 0.5)
    const officer = holder(paper, 'QC', 0)
    const date = addDays(paper.today, -paper.between(5, 900))
    const full = `${person.given} ${person.last}`
    const name = paper.put('document_holder_name', paper.chance(0.5) ? full.toUpperCase() : full)
    const number = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', ' ', '-'])))
    const address = (
      language === 'fr' ? quebecLines(paper) : canadianLines(paper, paper.pick(['ON', 'AB', 'BC', 'MB'] as const))
    ).map((one) => (name === name.toUpperCase() ? one.toUpperCase() : one))
    const title = language === 'fr' ? (person.sex === 'F' ? 'Madame' : 'Monsieur') : person.sex === 'F' ? 'Ms.' : 'Mr.'
    const dear = paper.pick(words.dear).replace('{title}', title).replace('{last}', person.last)
    const face = paper.pick(['sans', 'serif', 'narrow'] as const)
    const x = paper.pick([56, 72])
    const addressY = paper.pick([150, 176])
    const boxed = paper.pick(['box', 'table', 'sentence'] as const)
    const style = { size: 10.5, face } as const
    const numberWord = paper.pick(words.number)
    const shown =
      boxed === 'box'
        ? [
            box(x, 352, 470, 62, { stroke: '#333333', strokeWidth: 1.2 }),
            text(x + 16, 374, numberWord, style),
            text(x + 235, 400, number, { size: 22, face: 'mono-bold', align: 'middle' }),
          ]
        : boxed === 'table'
          ? [
              ...[0, 1, 2].map((row) => line(x, 348 + row * 34, x + 470, 348 + row * 34)),
              text(x + 8, 370, paper.pick(words.name), style),
              text(x + 230, 370, name, { ...style, size: 11.5 }),
              text(x + 8, 404, numberWord, style),
              text(x + 230, 404, number, { ...style, size: 12, face: 'sans-bold' }),
            ]
          : [text(x, 366, numberWord, style), text(x + 250, 366, number, { size: 13, face: 'sans-bold' })]
    const office = paper.pick(['P.O. Box 7000, Bathurst NB E2A 4T1', 'C.P. 7000, Bathurst NB E2A 4T1'])
    const footed = paper.chance(0.4)
    const head = footed
      ? [
          text(x, 60, language === 'fr' ? 'Service NAS' : 'SIN Program', {
            size: 22,
            face: 'sans-bold',
            color: '#26415f',
          }),
          text(306, 738, `  `, { size: 7.5, align: 'middle' }),
        ]
      : [
          box(x, 40, 26, 14, { fill: '#c8202f' }),
          text(x + 34, 52, words.issuer, { size: 11, face: 'serif' }),
          text(x + 34, 66, office, { size: 8 }),
        ]
    const marks = [
      ...head,
      ...lines(x, addressY, 13.5, [name, ...address], { size: 10.5, face: 'mono' }),
      text(556, 120, longDate(date, language), { ...style, align: 'right' }),
      text(556, 136, `${words.file} ${paper.code('####-####-####')}`, { size: 8.5, align: 'right' }),
      text(x, 270, paper.pick(words.title), { size: 15, face: 'sans-bold' }),
      text(x, 300, dear, style),
      text(x, 324, words.body[0], style),
      ...shown,
      ...lines(x, 460, 22, words.body.slice(1), { size: 9.6, face }),
      scrawl(paper, x, 586, 120),
      text(x, 612, `${officer.given} ${officer.last}`, style),
      text(x, 626, paper.pick(words.sign), style),
      text(306, 760, `NAS-${paper.code('####')} (2024-0${paper.code('#')})  SPECIMEN`, { size: 7.5, align: 'middle' }),
    ]
    return [{ ...letterPaper, background: '#ffffff', marks }]
  },
}
