import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, logo, money, monthEnd, nir, page, pairs, rows } from '../draw.ts'
import { named, somebody } from '../people.ts'

/** The slip that a state service writes for a nanny or a cleaner of a private household, the employer being a person. */
export const householdEmployee: UnseenLayout = {
  name: 'household-employee',
  docType: 'payslip',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [employee, employer] = [somebody(paper, paper.chance(0.85) ? 'F' : 'M'), somebody(paper)]
    const isCare = paper.chance(0.5)
    const hours = paper.between(12, 160)
    const hourly = paper.between(1_250, 1_690)
    const gross = hours * hourly
    const deducted = [
      ['Assurance maladie, vieillesse', 730],
      ['Retraite complémentaire (Ircem)', 401],
      ['CEG', 86],
      ['Prévoyance', 104],
      ['CSG, CRDS', 953],
    ] as const
    const parted = deducted.map(([label, rate]) => [label, rate, Math.round((gross * rate) / 10_000)] as const)
    const taken = parted.reduce((all, [, , cents]) => all + cents, 0)
    const end = monthEnd(paper.today, paper.between(1, 6))
    const start = addDays(end, 1 - parts(end).day)
    const extra = isCare ? paper.between(20, 90) * 100 : 0
    const tax = Math.round(gross * paper.pick([0, 0, 0.013]))
    const shade = '#dff0f5'
    const head = { size: 9, face: 'sans-bold', color: '#0b5c78' } as const
    return [
      page(paper, [
        ...logo(40, 30, 34, isCare ? 'PE' : 'CE', '#0b7fa5', 'leaf'),
        text(84, 46, isCare ? 'Pajenfance - service du réseau social' : 'Chèque Emploi Foyer', {
          size: 10,
          face: 'sans-bold',
          color: '#0b5c78',
        }),
        text(84, 58, 'Centre national - 43013 Le Puy-en-Velay Cedex', { size: 7.5 }),
        text(297, 96, paper.pick(['Bulletin de salaire', 'BULLETIN DE SALAIRE', 'Bulletin de paie']), {
          size: 15,
          face: 'sans-bold',
          align: 'middle',
        }),
        text(
          297,
          111,
          `Période d’emploi du ${day(paper, 'pay_period_start', start, 'slash')} au ${day(paper, 'pay_period_end', end, 'slash')}`,
          { size: 9, align: 'middle' },
        ),
        box(40, 126, 250, 92, { fill: shade }),
        box(304, 126, 250, 92, { fill: shade }),
        text(48, 140, paper.pick(['Employeur', 'L’employeur', 'Particulier employeur']), head),
        ...rows(
          [48],
          [
            [paper.put('employer_name', named(paper, employer))],
            ...employer.lines.map((part) => [part]),
            [paper.code('N° employeur : Y ##########')],
          ],
          { y: 155, leading: 12 },
          { size: 9 },
        ),
        text(312, 140, paper.pick(['Salarié(e)', 'Le salarié', 'Salarié']), head),
        ...rows(
          [312],
          [
            [paper.put('document_holder_name', named(paper, employee))],
            ...employee.lines.map((part) => [part]),
            [
              `N° de sécurité sociale : ${nir(paper, employee.sex, `${paper.between(1960, 2004)}-0${paper.between(1, 9)}-14`)}`,
            ],
          ],
          { y: 155, leading: 12 },
          { size: 9 },
        ),
        ...pairs(
          [
            [
              'Emploi',
              paper.put(
                'occupation',
                isCare
                  ? paper.pick(['Assistante maternelle agréée', 'Garde d’enfants à domicile'])
                  : paper.pick(['Employé familial A', 'Assistant de vie B', 'Jardinier']),
              ),
            ],
            ['Convention collective', 'Particuliers employeurs et emploi à domicile (IDCC 3239)'],
            [
              paper.pick(['Date de paiement', 'Salaire versé le', 'Payé le']),
              day(paper, 'document_date', addDays(end, paper.between(0, 6)), 'slash'),
            ],
          ],
          { x: 48, y: 238, leading: 13, gap: 120 },
          { size: 9 },
        ),
        ...rows(
          [48, -340, -430, -546],
          [
            ['Rémunération', 'Nombre', 'Taux horaire', 'Montant'],
            ['Heures normales', `${hours},00`, euros(hourly), euros(gross)],
          ],
          { y: 296, leading: 16 },
          { size: 9 },
        ),
        text(48, 336, paper.pick(['Salaire brut', 'TOTAL BRUT', 'Salaire brut (y compris congés payés)']), {
          size: 9.5,
          face: 'narrow-bold',
        }),
        text(546, 336, `${money(paper, 'gross_pay', gross)} €`, { size: 9.5, face: 'narrow-bold', align: 'right' }),
        line(40, 344, 554, 344, { stroke: '#0b7fa5' }),
        ...rows(
          [48, -340, -430, -546],
          [
            ['Cotisations salariales', 'Base', 'Taux', 'Montant'],
            ...parted.map(([label, rate, cents]) => [label, euros(gross), `${euros(rate)} %`, euros(cents)]),
          ],
          { y: 362, leading: 15 },
          { size: 9 },
        ),
        text(48, 460, paper.pick(['Total des cotisations salariales', 'Total retenues', 'Total cotisations']), {
          size: 9.5,
          face: 'narrow-bold',
        }),
        text(546, 460, `${money(paper, 'deductions_total', taken)} €`, {
          size: 9.5,
          face: 'narrow-bold',
          align: 'right',
        }),
        ...pairs(
          [
            ...(extra > 0 ? ([['Indemnités d’entretien et de repas', `${euros(extra)} €`]] as const) : []),
            ['Net à payer avant impôt', `${euros(gross - taken + extra)} €`],
            ['Net imposable', `${euros(gross - taken + Math.round(gross * 0.0285))} €`],
            ['Retenue à la source', `${euros(tax)} €`],
          ],
          { x: 48, y: 482, leading: 15, right: 546 },
          { size: 9 },
        ),
        box(40, 546, 514, 26, { fill: '#0b7fa5' }),
        text(50, 563, paper.pick(['Net payé au salarié', 'Net à payer', 'Montant net payé']), {
          size: 11,
          face: 'sans-bold',
          color: '#ffffff',
        }),
        text(546, 563, `${money(paper, 'net_pay', gross - taken + extra - tax)} €`, {
          size: 12,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'right',
        }),
        ...rows(
          [48],
          [
            [
              `Les cotisations sont prélevées sur le compte de l’employeur à partir du ${dateText(addDays(end, 26), 'slash')}.`,
            ],
            [
              `Le volet est enregistré sous le n° ${paper.code('#### ######')}. Ce document vaut bulletin de salaire (art. L. 133-5-6 du code de la sécurité sociale).`,
            ],
          ],
          { y: 600, leading: 12 },
          { size: 7.5 },
        ),
      ]),
    ]
  },
}
