import { addDays, monthEnd, longDate, parts, addYears } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, homeLines, issuers, resident } from '../people.ts'
import { amount, dmy, page, rows, stack } from '../print.ts'

const jobs = [
  'Chargée de clientèle',
  'Technicien de maintenance',
  'Assistant comptable',
  'Infirmière diplômée d’État',
  'Cheffe de projet',
  'Magasinier cariste',
] as const

/** A payroll service's simplified slip: contributions by theme, employee and employer shares, then social net, net before tax and net paid. */
export const payslipClear: UnseenLayout = {
  name: 'bulletin-paie-clarifie',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const [person, place, office] = [resident(paper), home(paper), home(paper)]
    const { siret } = companyNumbers(paper)
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = addDays(monthEnd(end, 1), 1)
    const paid = addDays(end, -paper.between(0, 2))
    const hired = addDays(addYears(end, -paper.between(1, 14)), -paper.between(0, 300))
    const rate = paper.between(1240, 2480)
    const base = Math.round(rate * 151.67)
    const bonus = paper.chance(0.6) ? paper.between(40, 320) * 100 : 0
    const gross = base + bonus
    const csgBase = Math.round(gross * 0.9825)
    const shares = [
      ['SANTÉ', 0, 0, 0],
      ['Sécurité sociale – Maladie Maternité Invalidité Décès', gross, 0, 7],
      ['Complémentaire santé', 390_000, 0.5, 0.5],
      ['ACCIDENTS DU TRAVAIL – MALADIES PROF.', gross, 0, 1.24],
      ['RETRAITE', 0, 0, 0],
      ['Sécurité sociale plafonnée', gross, 6.9, 8.55],
      ['Sécurité sociale déplafonnée', gross, 0.4, 2.02],
      ['Complémentaire tranche 1', gross, 4.01, 6.01],
      ['FAMILLE', gross, 0, 3.45],
      ['ASSURANCE CHÔMAGE', gross, 0, 4.25],
      ['CSG déductible de l’impôt sur le revenu', csgBase, 6.8, 0],
      ['CSG/CRDS non déductible', csgBase, 2.9, 0],
    ] as const
    const part = (cents: number, percent: number) => Math.round((cents * percent) / 100)
    const own = shares.reduce((sum, [, cents, percent]) => sum + part(cents, percent), 0)
    const firm = shares.reduce((sum, [, cents, , percent]) => sum + part(cents, percent), 0)
    const before = gross - own
    const taxable = before + part(csgBase, 2.9) + 1950
    const taxRate = paper.pick([0, 1.9, 3.5, 5.8, 7.2])
    const tax = part(taxable, taxRate)
    const net = before - tax
    const months = parts(end).month
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    const job = paper.put('occupation', paper.pick(jobs))
    const color = paper.pick(['#2a5d9f', '#7a4a9c', '#2b7a5b'])
    const edges = [46, -300, -360, -435, -545]
    const cents = (value: number) => (value === 0 ? '' : amount(value, ' '))
    const head = { face: 'narrow-bold', size: 8, color: '#ffffff' } as const
    return [
      page([
        text(40, 50, paper.put('employer_name', employer), { size: 11, face: 'sans-bold' }),
        ...stack(
          40,
          63,
          10,
          [
            office.street,
            `${office.postcode} ${office.city.toUpperCase()}`,
            `Siret : ${siret}   Code NAF : ${paper.code('####@')}`,
            `Urssaf : ${paper.code('###000000#########')}`,
            'Convention collective : Services de l’automobile (IDCC 1090)',
          ],
          { size: 7.8 },
        ),
        text(555, 50, 'BULLETIN DE SALAIRE', { size: 14, face: 'sans-bold', align: 'right', color }),
        text(555, 64, `Période : ${longDate(end, 'fr').replace(/^\S+ /, '')}`, { size: 9, align: 'right' }),
        text(
          555,
          76,
          `du ${paper.put('pay_period_start', start, dmy(start))} au ${paper.put('pay_period_end', end, dmy(end))}`,
          { size: 8.5, align: 'right' },
        ),
        text(555, 88, `Paiement le ${paper.put('document_date', paid, dmy(paid))} par virement`, {
          size: 8.5,
          align: 'right',
        }),
        roundedBox(40, 122, 240, 84, 6, { stroke: color }),
        ...rows(
          [48, 130],
          [
            ['Matricule', paper.code('00###')],
            [
              'N° Sécu.',
              `${person.sex === 'M' ? 1 : 2} ${person.born.slice(2, 4)} ${person.born.slice(5, 7)} ${paper.code('## ### ### ##')}`,
            ],
            ['Emploi', job],
            ['Statut', paper.pick(['Employé', 'Agent de maîtrise', 'Cadre'])],
            ['Coefficient', paper.code('2#0')],
            ['Entrée', paper.put('hire_date', hired, dmy(hired))],
          ],
          { y: 136, leading: 12.5, size: 8 },
        ),
        ...stack(320, 140, 12.5, [`${person.title === 'Mme' ? 'Madame' : 'Monsieur'} ${name}`, ...homeLines(place)], {
          size: 9.5,
        }),
        box(40, 222, 515, 15, { fill: color }),
        ...rows(edges, [['Éléments de paie', 'Base', 'Taux', 'Part salarié', 'Part employeur']], {
          y: 233,
          leading: 12,
          ...head,
        }),
        ...rows(
          edges,
          [
            ['Salaire de base', '151,67', amount(rate, ' '), amount(base, ' '), ''],
            ['Prime d’objectifs', '', '', cents(bonus), ''],
          ],
          { y: 251, leading: 13, size: 8.3 },
        ),
        text(46, 279, 'Salaire brut', { size: 9, face: 'narrow-bold' }),
        text(435, 279, paper.put('gross_pay', canonicalMoney(gross), amount(gross, ' ')), {
          size: 9,
          face: 'narrow-bold',
          align: 'right',
        }),
        line(40, 284, 555, 284, { stroke: color }),
        ...rows(
          edges,
          shares.map(([label, value, mine, theirs]) => [
            label,
            cents(value),
            mine === 0 ? '' : String(mine).replace('.', ','),
            cents(part(value, mine)),
            cents(part(value, theirs)),
          ]),
          { y: 298, leading: 13, size: 8 },
        ),
        line(40, 450, 555, 450, { stroke: color }),
        ...rows(
          edges,
          [
            [
              'Total des cotisations et contributions',
              '',
              '',
              paper.put('deductions_total', canonicalMoney(own), amount(own, ' ')),
              amount(firm, ' '),
            ],
          ],
          { y: 463, leading: 13, size: 8.8, face: 'narrow-bold' },
        ),
        box(40, 476, 515, 17, { fill: '#eceff4' }),
        ...rows(
          edges,
          [
            ['Montant net social', '', '', amount(before + 1950, ' '), ''],
            ['Net à payer avant impôt sur le revenu', '', '', amount(before, ' '), ''],
            [
              'Impôt sur le revenu prélevé à la source',
              amount(taxable, ' '),
              String(taxRate).replace('.', ','),
              amount(-tax, ' '),
              '',
            ],
          ],
          { y: 488, leading: 17, size: 8.8 },
        ),
        roundedBox(290, 540, 265, 34, 6, { fill: color }),
        text(302, 561, 'Net payé', { size: 12, face: 'sans-bold', color: '#ffffff' }),
        text(543, 562, `${paper.put('net_pay', canonicalMoney(net), amount(net, ' '))} €`, {
          size: 15,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'right',
        }),
        ...stack(
          46,
          550,
          11,
          [
            'Dont évolution de la rémunération liée à la',
            `suppression des cotisations chômage : ${amount(part(gross, 1.45), ' ')}`,
            `Allègement de cotisations employeur : ${amount(part(gross, 6.2), ' ')}`,
          ],
          { size: 7.6 },
        ),
        ...rows(
          [46, -170, -260, -350, -440, -545],
          [
            ['Cumuls', 'Brut', 'Net imposable', 'Heures', 'PAS', 'Coût global'],
            [
              `depuis 01/${end.slice(0, 4)}`,
              paper.put('gross_pay_ytd', canonicalMoney(gross * months), amount(gross * months, ' ')),
              amount(taxable * months, ' '),
              amount(15167 * months, ' '),
              amount(tax * months, ' '),
              amount((gross + firm) * months, ' '),
            ],
            [
              'Du mois',
              amount(gross, ' '),
              amount(taxable, ' '),
              '151,67',
              amount(tax, ' '),
              amount(gross + firm, ' '),
            ],
          ],
          { y: 612, leading: 15, rule: '#cccccc', size: 8 },
        ),
        ...rows(
          [46, -170, -260, -350],
          [
            ['Congés payés', 'Acquis', 'Pris', 'Solde'],
            ['N-1', '25,00', '18,00', '7,00'],
            ['N', amount(Math.round(208.33 * months), ' '), '0,00', amount(Math.round(208.33 * months), ' ')],
          ],
          { y: 676, leading: 14, size: 8 },
        ),
        text(
          297,
          790,
          'Dans votre intérêt, et pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée. Informations : www.service-public.fr',
          { size: 6.8, align: 'middle' },
        ),
      ]),
    ]
  },
}
