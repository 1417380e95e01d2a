import { longDate } from '../../../../calendar.ts'
import { box, letterPaper, line, lines, text, type Mark, type Sheet } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { paragraph } from '../kit.ts'
import { daysBefore, givenNames, home, someone } from '../people.ts'

const texts = {
  en: {
    date: 'Date:',
    file: 'Our file:',
    title: 'Confirmation of your Social Insurance Number',
    dear: 'Dear client,',
    body: 'Further to your application, we confirm that the Social Insurance Number (SIN) shown below is on record under your name. It is confidential: give it only to those who need it by law, such as your employer or your financial institution for income reporting. It is not proof of identity.',
    name: 'Full name on record',
    number: 'Social Insurance Number',
    start: 'In effect since',
    end: 'Please destroy or keep this letter in a safe place, and not in your wallet. If any of the above is incorrect, write to us within 30 days with your original documents. To learn more, call 1-866-555-0148 (TTY 1-800-555-0119).',
    sign: 'Registrar, Social Insurance Registry',
  },
  fr: {
    date: 'Date :',
    file: 'Notre dossier :',
    title: 'Confirmation de votre numéro d’assurance sociale',
    dear: 'Madame, Monsieur,',
    body: 'À la suite de votre demande, nous confirmons que le numéro d’assurance sociale (NAS) ci-dessous est inscrit à votre nom. Il est confidentiel : ne le donnez qu’aux personnes qui y ont droit selon la loi, comme votre employeur ou votre institution financière. Il ne constitue pas une preuve d’identité.',
    name: 'Nom complet au dossier',
    number: 'Numéro d’assurance sociale',
    start: 'En vigueur depuis le',
    end: 'Veuillez conserver cette lettre en lieu sûr, et non dans votre portefeuille. Si un renseignement est inexact, écrivez-nous dans les 30 jours en joignant vos documents originaux. Renseignements : 1-866-555-0149 (ATS 1-800-555-0119).',
    sign: 'Registraire, Registre d’assurance sociale',
  },
} as const

/** A federal letter of two pages, English then French: an address without caption, the number in a small ruled box. */
export const sinLetter: UnseenLayout = {
  name: 'sin-letter',
  docType: 'sin_card',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const issued = daysBefore(paper, paper.today, 12, 900)
    const since = daysBefore(paper, issued, 3, 6000)
    const { street, city, province, code } = home(paper, paper.pick(['ON', 'BC', 'NB'] as const))
    const name = `${givenNames(person)} ${person.last}`.toUpperCase()
    const sin = socialInsuranceNumber(paper, ' ')
    const file = paper.code('SIR-####-######')
    const page = (language: 'en' | 'fr', number: string): Sheet => {
      const say = texts[language]
      const body = paragraph(72, 268, 468, say.body, { size: 10, face: 'serif' })
      const end = paragraph(72, 452, 468, say.end, { size: 10, face: 'serif' })
      const row = (y: number, caption: string, value: string): Mark[] => [
        text(110, y, caption, { size: 9, face: 'sans' }),
        text(300, y, value, { size: 11, face: 'mono-bold' }),
      ]
      const marks = [
        box(72, 44, 22, 12, { fill: '#d52b1e' }),
        box(98, 44, 4, 12, { fill: '#d52b1e' }),
        ...lines(110, 50, 9, ['Employment and', 'Benefits Canada'], { size: 8, face: 'sans' }),
        ...lines(200, 50, 9, ['Emploi et', 'Prestations Canada'], { size: 8, face: 'sans' }),
        ...lines(
          72,
          108,
          12.5,
          [paper.put('document_holder_name', name), street.toUpperCase(), `${city.toUpperCase()} ${province}  ${code}`],
          {
            size: 9.5,
            face: 'mono',
          },
        ),
        text(400, 108, say.date, { size: 9 }),
        text(460, 108, longDate(issued, language), { size: 9 }),
        text(400, 121, say.file, { size: 9 }),
        text(470, 121, file, { size: 9 }),
        text(72, 216, say.title, { size: 13, face: 'sans-bold' }),
        text(72, 246, say.dear, { size: 10, face: 'serif' }),
        ...body.marks,
        box(96, 346, 420, 76, { stroke: '#333', strokeWidth: 1 }),
        ...row(366, say.name, name),
        ...row(388, say.number, paper.put('sin', sin)),
        ...row(410, say.start, longDate(since, language)),
        ...end.marks,
        line(72, 590, 260, 590),
        text(72, 604, say.sign, { size: 9, face: 'serif' }),
        text(72, 738, 'P.O. Box 7000, Bathurst NB  E2A 4T1   ebc-example.ca', { size: 7.5 }),
        text(72, 752, `NAS 2120-E (2025-03)   ${number}   SPECIMEN`, { size: 7 }),
        text(540, 752, 'Canada', { size: 15, face: 'serif-bold', align: 'right' }),
      ]
      return { ...letterPaper, background: '#ffffff', marks }
    }
    return [page('en', '1 / 2'), page('fr', '2 / 2')]
  },
}
