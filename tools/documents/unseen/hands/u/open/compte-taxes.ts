import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, ellipse, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  cell,
  day,
  left,
  lived,
  middle,
  money,
  owe,
  page,
  right,
  rule,
  specimen,
  stack,
  when,
  type MoneyForm,
} from '../kit.ts'
import { somebody, spouse, telephone } from '../people.ts'

const bare: MoneyForm = '1 234,56'

/** Municipal taxes in Québec: valuation and taxes in a ruled form, three coupons side by side at the foot. */
export const compteTaxes: UnseenLayout = {
  name: 'compte-taxes',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const other = spouse(paper, 'QC', who)
    const owners = [who, other].map((one) => `${one.surname} ${one.given}`.toUpperCase())
    paper.put('document_holder_name', owners.join('; '), owners[0])
    const place = lived(paper, [who.street.toUpperCase(), `${who.city.toUpperCase()} (QUÉBEC)  ${who.postal}`])
    const town = paper.put(
      'issuer_name',
      `Municipalité de ${paper.pick(['Saint-Aubert-des-Monts', 'Val-Mistassin', 'Lac-aux-Ormes', 'Sainte-Flavie-Est'])}`,
    )
    const year = paper.put('tax_year', '2026')
    const sent = addDays('2026-01-20', paper.between(0, 30))
    const roll = paper.put('roll_number', paper.code('####-##-####-#-000-0000'))
    const land = paper.between(42, 190) * 1000
    const building = paper.between(98, 390) * 1000
    const whole = (amount: number) => `${money(amount * 100, bare).replace(',00', '')} $`
    const charges = [
      ['T01', 'Foncière générale', whole(land + building), '0,6840', Math.round((land + building) * 0.684)],
      ['T07', 'Sûreté du Québec', whole(land + building), '0,0712', Math.round((land + building) * 0.0712)],
      ['T22', 'Aqueduc', '1 unité', '214,00', 21_400],
      ['T23', 'Égout', '1 unité', '168,50', 16_850],
      ['T31', 'Matières résiduelles', '1 unité', '231,75', 23_175],
    ] as const
    const due = total(charges.map(([, , , , cents]) => cents))
    const third = Math.floor(due / 3)
    const parts = [due - 2 * third, third, third]
    const dues = [addDays(sent, 34), '2026-06-04', '2026-09-03']
    const ink = '#3c4a5a'
    const pale = { color: ink }
    const marks: Mark[] = [
      shape('M40 30 L76 30 L76 56 C76 66 66 72 58 76 C50 72 40 66 40 56 Z', { stroke: ink, strokeWidth: 1.4 }),
      ellipse(58, 48, 8, 8, { fill: '#4f8a5b' }),
      left(88, 46, town, 11.6, 'serif-bold', pale),
      left(
        88,
        59,
        `${paper.between(10, 400)}, rue de l’Église   ${telephone(paper, who.area)}   taxes@municipalite.example`,
        7.2,
      ),
      right(576, 46, `TAXES MUNICIPALES ${year}`, 12, 'sans-bold'),
      right(576, 60, 'COMPTE ANNUEL', 8),
      specimen(400, 22, 7, 'SPÉCIMEN'),
      ...stack([70, 122, 12], [...owners, ...place], 9, 'mono'),
      ...cell([330, 92, 246, 28], 'MATRICULE', roll, { size: 10, face: 'mono' }),
      ...cell([330, 120, 123, 28], 'DATE D’ENVOI', when(paper, 'document_date', sent, 'YYYY-MM-DD'), { face: 'mono' }),
      ...cell([453, 120, 123, 28], 'NO CLIENT', paper.code('00####'), { face: 'mono' }),
      ...cell([330, 148, 246, 28], 'DÉSIGNATION', `Lot ${paper.code('5 ### ###')}, cadastre du Québec`, { size: 8.4 }),
      box(36, 200, 540, 16, { fill: ink }),
      left(42, 211, 'ÉVALUATION AU RÔLE TRIENNAL 2025-2026-2027', 7.8, 'sans-bold', { color: '#fff' }),
      ...cell([36, 216, 135, 28], 'TERRAIN', whole(land), { isRight: true }),
      ...cell([171, 216, 135, 28], 'BÂTIMENT', whole(building), { isRight: true }),
      ...cell([306, 216, 135, 28], 'VALEUR IMPOSABLE', whole(land + building), { isRight: true }),
      ...cell([441, 216, 135, 28], 'FACTEUR COMPARATIF', '1,08', { isRight: true }),
      box(36, 258, 540, 16, { fill: ink }),
      ...['CODE', 'DESCRIPTION'].map((caption, index) =>
        left(42 + index * 48, 269, caption, 7, 'sans-bold', { color: '#fff' }),
      ),
      right(390, 269, 'BASE', 7, 'sans-bold', { color: '#fff' }),
      right(470, 269, 'TAUX', 7, 'sans-bold', { color: '#fff' }),
      right(570, 269, 'MONTANT', 7, 'sans-bold', { color: '#fff' }),
    ]
    charges.forEach(([code, what, base, rate, cents], index) => {
      const y = 288 + index * 15
      marks.push(
        left(42, y, code, 8.4, 'mono'),
        left(90, y, what, 8.4),
        right(390, y, base, 8.4),
        right(470, y, rate, 8.4),
        right(570, y, money(cents, bare), 8.4),
      )
    })
    marks.push(
      box(36, 274, 540, 84, { stroke: ink, strokeWidth: 0.6 }),
      left(42, 378, 'Arrérages au jour de l’envoi', 8.4),
      right(570, 378, '0,00', 8.4),
      box(330, 386, 246, 24, { fill: '#e5ebe6', stroke: ink, strokeWidth: 1 }),
      left(338, 402, 'MONTANT TOTAL', 9, 'sans-bold'),
      right(570, 402, owe(paper, 'amount_due', due, '1 234,56 $'), 11, 'sans-bold'),
      ...stack(
        [42, 394, 10],
        ['Payable en trois versements égaux.', 'Intérêt de 12 % l’an et pénalité de 5 % sur tout retard.'],
        7.4,
      ),
      ...stack(
        [42, 440, 11],
        [
          'Changement d’adresse ou vente : avisez le bureau municipal sans délai. Le compte suit l’immeuble.',
          'Institutions financières : utilisez les 18 premiers chiffres du matricule sans les traits d’union.',
          'Collecte des encombrants : le premier mercredi de mai et d’octobre. Permis de feu obligatoire.',
        ],
        7.6,
      ),
      line(20, 560, 592, 560, { stroke: '#777', strokeWidth: 0.5 }),
    )
    parts.forEach((cents, index) => {
      const x = 30 + index * 188
      marks.push(
        ...(index === 0 ? [] : [line(x - 5, 566, x - 5, 772, { stroke: '#777', strokeWidth: 0.4 })]),
        left(x, 582, `${index + 1}${index === 0 ? 'er' : 'e'} versement`, 10, 'serif-bold', pale),
        right(x + 174, 582, year, 8),
        left(x, 602, roll, 8, 'mono'),
        ...stack([x, 622, 10], owners, 7.2, 'mono'),
        left(x, 664, 'Échéance', 7.4),
        right(x + 174, 664, day(dues[index] ?? sent, 'YYYY-MM-DD'), 9, 'mono'),
        rule(x, 669, 174, 0.4),
        left(x, 684, 'Montant', 7.4),
        right(x + 174, 684, money(cents, '1 234,56 $'), 9, 'mono'),
        rule(x, 689, 174, 0.4),
        middle(x + 87, 726, town, 6.8),
        left(x, 760, paper.code('#### #### #### #### ##'), 7.6, 'mono'),
      )
    })
    return [page('letter', marks)]
  },
}
