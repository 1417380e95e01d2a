import { box, roundedBox, shape } from '../../../../drawing/sheet.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { addDays } from '../../../../calendar.ts'
import { firm, ibanFor, someone } from '../people.ts'

/** A Moroccan bank's slip of account details, cut in three strips that the customer hands out; the 24 digits stand in cells. */
export const ribMarocain: UnseenLayout = {
  name: 'rib-marocain',
  docType: 'void_cheque',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const holder = someone(paper, 'MA')
    const title = holder.sex === 'F' ? 'MME' : 'MR'
    const name = paper.put('document_holder_name', `${holder.surname} ${holder.given}`.toUpperCase())
    const bank = paper.put(
      'issuer_name',
      `Banque ${firm(paper, 'MA', ['Populaire du Sud', 'Al Ittihad', 'Crédit Maroc Union'])}`,
    )
    const groups = moroccanAccount(paper)
    const [code, town, account, key] = groups
    const rib = groups.join(' ')
    paper.put('rib', groups.join(''), rib)
    paper.put('account_number', account)
    const iban = ibanFor('MA', groups.join(''))
    paper.put('iban', iban, iban.replace(/(.{4})/g, '$1 ').trim())
    const agency = `${paper.code('0##')} ${holder.town.toUpperCase()} ${paper.pick(['VILLE NOUVELLE', 'MEDINA', 'CENTRE', 'GARE'])}`
    const issued = addDays(paper.today, -paper.between(1, 400))
    const strip = (y: number): Marks => [
      box(46, y, 503, 214, { stroke: '#8a1c2b', strokeWidth: 0.8 }),
      box(46, y, 503, 28, { fill: '#8a1c2b' }),
      w.L(58, y + 18, bank, 11),
      w.r(540, y + 18, 'RELEVÉ D’IDENTITÉ BANCAIRE', 8.5),
      f.l(58, y + 46, 'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs.', 7),
      f.l(58, y + 66, 'Intitulé du compte', 7),
      f.L(160, y + 66, `${title} ${name}`, 9.5),
      holder.lines.map((row, index) => f.l(160, y + 79 + index * 11, row, 8)),
      f.l(58, y + 106, 'Agence', 7),
      f.l(160, y + 106, agency, 8),
      roundedBox(58, y + 116, 480, 44, 4, { stroke: '#8a1c2b', strokeWidth: 0.7 }),
      rule(58, y + 132, 538, '#8a1c2b'),
      f.m(92, y + 127, 'Code banque', 6.6),
      f.m(172, y + 127, 'Code ville', 6.6),
      f.m(330, y + 127, 'Numéro de compte', 6.6),
      f.m(498, y + 127, 'Clé RIB', 6.6),
      f.M(92, y + 151, code, 12),
      f.M(172, y + 151, town, 12),
      f.M(330, y + 151, account, 12),
      f.M(498, y + 151, key, 12),
      shape(`M126 ${y + 116} L126 ${y + 160} M216 ${y + 116} L216 ${y + 160} M456 ${y + 116} L456 ${y + 160}`, {
        stroke: '#8a1c2b',
        strokeWidth: 0.6,
      }),
      f.l(58, y + 180, 'IBAN', 7),
      f.l(100, y + 180, iban.replace(/(.{4})/g, '$1 ').trim(), 10),
      f.l(58, y + 198, 'Code SWIFT', 7),
      f.l(118, y + 198, paper.code('@@@@MAMC'), 9),
      f.r(538, y + 198, `Domiciliation : ${agency}`, 7),
    ]
    const marks: Marks = [
      f.r(549, 40, `Édité le ${day(issued, 'DD/MM/YYYY')}`, 7),
      ...strip(52),
      shape('M30 284 L565 284', { stroke: '#aaa', strokeWidth: 0.5 }),
      f.l(46, 306, 'Cher client,', 9),
      paragraph(
        { x: 46, y: 324, width: 500, leading: 13 },
        'Vous trouverez ci-dessus votre relevé d’identité bancaire. Il évite les erreurs et les retards dans l’exécution de vos virements et de vos prélèvements. Vous pouvez l’obtenir à tout moment dans votre espace en ligne ou aux guichets automatiques de notre réseau.',
        { size: 9, face: 'sans' },
      ),
      f.l(46, 400, 'Votre conseiller clientèle', 9),
    ]
    return [page('a4', marks, 'SPÉCIMEN')]
  },
}
