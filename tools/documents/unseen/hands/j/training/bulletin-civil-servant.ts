import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, cell, dateText, day, euros, frame, monthEnd, nir, page, rows } from '../draw.ts'
import { somebody } from '../people.ts'

const ministries = [
  'Ministère de l’Éducation nationale',
  'Ministère de la Justice',
  'Ministère de la Transition écologique',
  'Rectorat de l’académie de Montreval',
  'Préfecture de la Haute-Presqu’île',
] as const
const grades = [
  'PROF. ECOLES CL. NORMALE',
  'ADJOINT ADMIN. P1C',
  'ATTACHE D’ADMINISTRATION',
  'SURVEILLANT BRIGADIER',
  'TECHNICIEN SUP. DEV. DURABLE',
] as const

/** The monthly slip of a civil servant: codes, columns to pay and to deduct, grade and index in boxes, net in a corner. */
export const bulletinCivilServant: UnseenLayout = {
  name: 'bulletin-civil-servant',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const index = paper.between(366, 690)
    const salary = Math.round(index * 492.278)
    const [residence, bonus] = [Math.round(salary * 0.01), paper.between(9_000, 52_000)]
    const gross = salary + residence + bonus
    const taken = [
      ['101050', 'RETENUE PC', Math.round(salary * 0.111)],
      ['401201', 'C.S.G. NON DEDUCTIBLE', Math.round(gross * 0.02358)],
      ['401301', 'C.S.G. DEDUCTIBLE', Math.round(gross * 0.0668)],
      ['401501', 'C.R.D.S.', Math.round(gross * 0.0049)],
      ['501080', 'COT SAL RAFP', Math.round(bonus * 0.05)],
      ['558000', 'IMPOT SUR LE REVENU PAS', Math.round(gross * paper.pick([0.013, 0.041, 0.067]))],
    ] as const
    const kept = taken.reduce((all, [, , cents]) => all + cents, 0)
    const net = gross - kept
    const end = monthEnd(paper.today, paper.between(1, 8))
    const month = dateText(end, 'long').split(' ').slice(1).join(' ').toUpperCase()
    const mono = { size: 8.5, face: 'mono' } as const
    const show = (cents: number) => euros(cents, '')
    const canonical = (cents: number) => (cents / 100).toFixed(2)
    const columns = [40, 100, -392, -472, -556]
    return [
      page(paper, [
        text(36, 42, 'BULLETIN DE PAYE', { size: 13, face: 'sans-bold' }),
        text(36, 56, paper.pick(['RÉPUBLIQUE FRANÇAISE', 'Direction générale des Finances publiques - SLR']), {
          size: 7.5,
        }),
        ...cell({ x: 300, y: 28, width: 130, height: 28 }, 'MOIS DE', month, { face: 'mono-bold' }),
        ...cell({ x: 430, y: 28, width: 130, height: 28 }, 'N° ORDRE', paper.code('0#####  GEST ###'), mono),
        ...frame(36, 68, 250, 56),
        text(42, 82, paper.put('employer_name', paper.pick(ministries)), { size: 9, face: 'narrow-bold' }),
        ...rows(
          [42],
          [
            [
              `Affectation : ${paper.pick(['COLLEGE JEAN MOULIN', 'TRIBUNAL JUDICIAIRE', 'DDT SERVICE EAU', 'ECOLE PRIMAIRE'])}`,
            ],
            [`LIBELLE : POSTE ${paper.code('A000###')}`],
          ],
          { y: 96, leading: 12 },
          { size: 8 },
        ),
        ...addressee(paper, who, { x: 318, y: 150, leading: 12, isAddressRead: false }, { ...mono, size: 9 }),
        ...cell(
          { x: 36, y: 132, width: 160, height: 26 },
          'IDENTIFICATION (N° SÉCURITÉ SOCIALE)',
          nir(paper, who.sex, `${paper.between(1966, 2000)}-0${paper.between(1, 9)}-02`),
          mono,
        ),
        ...cell({ x: 196, y: 132, width: 90, height: 26 }, 'ENFANTS À CHARGE', `0${paper.between(0, 3)}`, mono),
        ...cell({ x: 36, y: 158, width: 160, height: 26 }, 'GRADE', paper.put('occupation', paper.pick(grades)), {
          ...mono,
          size: 8,
        }),
        ...cell({ x: 196, y: 158, width: 40, height: 26 }, 'ÉCHELON', `0${paper.between(1, 9)}`, mono),
        ...cell({ x: 236, y: 158, width: 50, height: 26 }, 'INDICE / NB H.', `${index}`, mono),
        ...frame(36, 230, 524, 330, [92, 316, 398, 478]),
        box(36, 230, 524, 18, { fill: '#e8e8e8' }),
        ...rows(
          columns,
          [['CODE', 'ÉLÉMENTS', 'À PAYER', 'À DÉDUIRE', 'POUR INFORMATION']],
          { y: 242, leading: 0 },
          { size: 7.6, face: 'narrow-bold' },
        ),
        ...rows(
          columns,
          [
            ['101000', 'TRAITEMENT BRUT', show(salary)],
            ['102000', 'INDEMNITE DE RESIDENCE', show(residence)],
            [
              paper.code('20####'),
              paper.pick(['IFSE', 'IND SUIVI ORIENT. ELEVES', 'PRIME D’ATTRACTIVITE']),
              show(bonus),
            ],
            ...taken.map(([code, label, cents]) => [code, label, '', show(cents)]),
            ['403301', 'COT PAT FNAL DEPLAFONNEE', '', '', show(Math.round(salary * 0.005))],
            ['554500', 'COT PAT VST MOBILITE', '', '', show(Math.round(salary * 0.02))],
          ],
          { y: 264, leading: 15 },
          mono,
        ),
        line(36, 560, 560, 560),
        ...cell(
          { x: 36, y: 566, width: 140, height: 30 },
          'COÛT TOTAL EMPLOYEUR',
          show(Math.round(gross * 1.76)),
          mono,
        ),
        text(300, 584, paper.pick(['TOTAUX DU MOIS', 'TOTAL']), { size: 8.5, face: 'narrow-bold', align: 'right' }),
        ...cell(
          { x: 316, y: 566, width: 82, height: 30 },
          'À PAYER',
          paper.put('gross_pay', canonical(gross), show(gross)),
          mono,
        ),
        ...cell(
          { x: 398, y: 566, width: 82, height: 30 },
          'À DÉDUIRE',
          paper.put('deductions_total', canonical(kept), show(kept)),
          mono,
        ),
        ...cell({ x: 36, y: 602, width: 140, height: 30 }, 'BASE SS DU MOIS', show(salary), mono),
        ...cell(
          { x: 176, y: 602, width: 140, height: 30 },
          'MONTANT IMPOSABLE DE L’ANNÉE',
          show(Math.round(gross * 0.82) * parts(end).month),
          mono,
        ),
        ...cell(
          { x: 398, y: 602, width: 162, height: 36 },
          paper.pick(['NET À PAYER', 'NET A PAYER EN EUROS']),
          `${paper.put('net_pay', canonical(net), show(net))} €`,
          { size: 13, face: 'mono-bold' },
        ),
        ...rows(
          [40],
          [
            [
              `MIS EN PAIEMENT LE ${day(paper, 'document_date', addDays(end, -paper.between(1, 5)), 'slash')}   COMPTABLE : DRFIP MONTREVAL`,
            ],
            [`VIRÉ AU COMPTE N° ${paper.code('FR76 3000 1007 9400 00## #### ###')}`],
            ['DANS VOTRE INTÉRÊT, CONSERVEZ CE BULLETIN DE PAYE SANS LIMITATION DE DURÉE'],
          ],
          { y: 668, leading: 14 },
          { size: 8 },
        ),
      ]),
    ]
  },
}
