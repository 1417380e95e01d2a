import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { page, pair, rows } from '../kit.ts'

/** A void cheque of two holders, the branch named small, the numbers in the line of magnetic ink. */
export const chequeJoint: UnseenLayout = {
  name: 'cheque-joint',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'CA')
    const names = [`${home.first} ${home.surname}`.toUpperCase(), `${home.second} ${home.surname}`.toUpperCase()]
    paper.put('document_holder_name', names.join('; '), names[0])
    const transit = paper.put('transit_number', paper.code('#####'))
    const institution = paper.put('institution_number', paper.code('8##'))
    const account = paper.put('account_number', paper.code('#######'))
    const bank = paper.put('issuer_name', paper.pick(['Harbourline Savings', 'Meadow Credit Union']))
    return [
      page([
        ...rows(40, 60, [...names, ...home.lines], 8.5, 11),
        text(570, 60, '0041', { size: 11, face: 'mono', align: 'right' }),
        text(380, 90, 'DATE  Y Y Y Y  M M  D D', { size: 8, face: 'sans' }),
        line(40, 140, 470, 140),
        text(40, 137, 'Pay to the order of', { size: 7, face: 'sans' }),
        text(480, 140, '$', { size: 12, face: 'sans' }),
        text(300, 170, 'VOID', { size: 44, face: 'sans-bold', align: 'middle', color: '#666' }),
        ...rows(40, 196, [bank, '14 Station Street'], 7.5, 10),
        text(90, 252, `"041"  ${transit}-${institution}  ${account}`, { size: 13, face: 'mono' }),
      ]),
    ]
  },
}
