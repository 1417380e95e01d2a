import { addDays } from '../../../../calendar.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, putDay } from '../kit.ts'
import { firm } from '../people.ts'

/** The Canadian federal certificate: both languages side by side, each value centred above the line that carries its caption. */
export const certificatConstitutionFederal: UnseenLayout = {
  name: 'certificat-constitution-federal',
  docType: 'certificate_of_incorporation',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const founded = addDays(paper.today, -paper.between(30, 5200))
    const isNumbered = paper.chance(0.34)
    const number = paper.code('1######-#')
    const name = isNumbered
      ? `${number.replace('-', '').slice(0, 7)}${number.slice(-1)} CANADA INC.`
      : `${firm(paper, 'en')} ${paper.pick(['Inc.', 'Ltd.', 'Corp.'])}`
    const page = leaf('letter', { face: 'serif', size: 9 })
    page.add(...rosette(306, 330, 150, { color: '#b9c7dc', opacity: 0.5 }))
    page.box(46, 40, 14, 20, { fill: '#d52b1e' })
    page.box(66, 40, 8, 20, { stroke: '#d52b1e', strokeWidth: 0.6 })
    page.box(80, 40, 14, 20, { fill: '#d52b1e' })
    page.rows(102, 48, 11, ['Innovation, Science and', 'Economic Development Canada'], { face: 'sans', size: 7.8 })
    page.rows(258, 48, 11, ['Innovation, Sciences et', 'Développement économique Canada'], { face: 'sans', size: 7.8 })
    page.rows(102, 74, 11, ['Corporations Canada'], { face: 'sans', size: 7.8 })
    page.rows(258, 74, 11, ['Corporations Canada'], { face: 'sans', size: 7.8 })
    page.c(176, 140, 'Certificate of Incorporation', { size: 13, face: 'serif-bold' })
    page.c(436, 140, 'Certificat de constitution', { size: 13, face: 'serif-bold' })
    page.c(176, 160, 'Canada Business Corporations Act', { size: 9 })
    page.c(436, 160, 'Loi canadienne sur les sociétés par actions', { size: 9 })
    const over = (y: number, value: string, english: string, french: string, size = 12) => {
      page.c(306, y, value, { size, face: 'serif-bold' })
      page.rule(96, y + 9, 516, y + 9, { strokeWidth: 0.7 })
      page.c(306, y + 21, `${english} / ${french}`, { size: 8 })
    }
    over(232, paper.put('legal_name', name), 'Corporate name', 'Dénomination sociale')
    over(292, paper.put('registration_number', number), 'Corporation number', 'Numéro de société')
    page.p(
      60,
      356,
      230,
      'I HEREBY CERTIFY that the above-named corporation, the articles of incorporation of which are attached, is incorporated under the Canada Business Corporations Act.',
      { size: 9.4, leading: 14 },
    )
    page.p(
      322,
      356,
      230,
      'JE CERTIFIE que la société susmentionnée, dont les statuts constitutifs sont joints, est constituée en vertu de la Loi canadienne sur les sociétés par actions.',
      { size: 9.4, leading: 14 },
    )
    page.add(...signature(240, 470, 0.5, paper.pick([0, 1])))
    page.rule(206, 512, 406, 512, { strokeWidth: 0.6 })
    page.c(306, 524, `${paper.pick(['H. Q. Marlowe', 'C. Desormeaux-Pike', 'R. Ostrander'])}`, { size: 9 })
    page.c(306, 536, 'Director / Directeur', { size: 8 })
    over(
      592,
      putDay(paper, 'incorporation_date', founded, 'YYYY-MM-DD'),
      'Date of Incorporation (YYYY-MM-DD)',
      'Date de constitution (AAAA-MM-JJ)',
      11,
    )
    page.rule(46, 700, 566, 700, { stroke: '#8d97a8', strokeWidth: 0.5 })
    page.c(306, 728, paper.put('jurisdiction', 'Canada'), { size: 22, face: 'serif' })
    page.t(46, 764, 'IC 3419 (2003/12)  SPECIMEN / SPÉCIMEN', { size: 6.6, face: 'sans' })
    return [page.sheet()]
  },
}
